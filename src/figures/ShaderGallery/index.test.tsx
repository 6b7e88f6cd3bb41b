import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import ShaderGallery from './index';

test('the gallery shows the original and sixteen shaders with names and alternative texts', () => {
  render(<ShaderGallery />);
  expect(screen.getAllByRole('img')).toHaveLength(17);
  expect(screen.getByText('GAMEBOY')).toBeTruthy();
  for (const name of [
    'Green creature without a shader',
    'Green creature with the shader GREYSCALE',
    'Green creature in 4 steps of the animated shader HURT',
  ]) {
    expect(screen.getByRole('img', {name})).toBeTruthy();
  }
});
