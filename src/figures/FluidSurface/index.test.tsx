import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import FluidSurface from './index';

test('the figure tells its content to readers who cannot see it', () => {
  render(<FluidSurface />);
  expect(screen.getByRole('img', {name: /water surface/})).toBeTruthy();
});
