import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import CollisionAxis from './index';

test('the figure tells its content to readers who cannot see it', () => {
  render(<CollisionAxis />);
  expect(screen.getByRole('img', {name: /moved straight up/})).toBeTruthy();
});
