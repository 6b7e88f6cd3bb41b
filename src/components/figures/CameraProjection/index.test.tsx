import {render, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import CameraProjection from './index';

test('the figure tells its content to readers who cannot see it', () => {
  const figure = within(render(<CameraProjection />).container);
  expect(figure.getByRole('img', {name: /upper left corner/})).toBeTruthy();
});

test('the alternative text and the drawing name the same position', () => {
  const figure = within(render(<CameraProjection />).container);
  expect(figure.getByText('220, 50')).toBeTruthy();
  expect(figure.getByRole('img').getAttribute('aria-label')).toContain('220, 50');
});
