import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import LightRays from './index';

test('the figure tells its content to readers who cannot see it', () => {
  render(<LightRays />);
  expect(screen.getByRole('img', {name: /point light among four boxes/})).toBeTruthy();
});
