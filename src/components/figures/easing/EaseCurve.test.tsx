import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import EaseCurve from './EaseCurve';

test('a curve tells its shape to readers who cannot see it', () => {
  render(<EaseCurve ease="SINE_IN_OUT" />);
  expect(
    screen.getByRole('img', {
      name: 'Curve of SINE_IN_OUT: 0 at the start, 0.5 after a quarter, 1 at half, 0.5 after three quarters, 0 at the end',
    }),
  ).toBeTruthy();
});
