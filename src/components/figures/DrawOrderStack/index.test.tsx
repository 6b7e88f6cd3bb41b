import {render, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import DrawOrderStack from './index';

test('the figure tells its content to readers who cannot see it', () => {
  const figure = within(render(<DrawOrderStack />).container);
  expect(figure.getByRole('img', {name: /stack of sheets/})).toBeTruthy();
});

test('the front order is drawn above the back order', () => {
  const figure = within(render(<DrawOrderStack />).container);
  const heightOf = (name: string) => Number(figure.getByText(name).getAttribute('y'));
  expect(heightOf('DEBUG_OVERLAY_LATE')).toBeLessThan(heightOf('PRESENTATION_BACKGROUND'));
});
