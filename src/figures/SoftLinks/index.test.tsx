import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import SoftLinks from './index';

test('the figure tells its content to readers who cannot see it', () => {
  render(<SoftLinks />);
  expect(screen.getByRole('img', {name: /a rope: nine nodes/})).toBeTruthy();
});
