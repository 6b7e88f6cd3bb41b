import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import BoundsAnatomy from './index';

test('the picture of bounds names its points in the alternative text', () => {
  render(<BoundsAnatomy />);
  const name = screen.getByRole('img').getAttribute('aria-label');
  expect(name).toContain('the origin 20:10 is the upper left corner');
  expect(name).toContain('the position 60:30 is the center');
});
