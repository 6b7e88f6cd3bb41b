import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import FrameLife from './index';

test('the figure tells its content to readers who cannot see it', () => {
  render(<FrameLife />);
  expect(screen.getByRole('img', {name: /drawing thread/})).toBeTruthy();
});

test('every step of the frame has a box', () => {
  const {container} = render(<FrameLife />);
  expect(container.querySelectorAll('g rect')).toHaveLength(6);
});
