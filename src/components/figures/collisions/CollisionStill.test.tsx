import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import CollisionStill from './CollisionStill';

test('the still picture tells its content to readers who cannot see it', () => {
  render(<CollisionStill />);
  expect(screen.getByRole('img', {name: /moved straight up/})).toBeTruthy();
});
