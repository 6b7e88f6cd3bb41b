import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import AngleCompass from './index';

test('the compass says where angles point', () => {
  render(<AngleCompass />);
  expect(screen.getByRole('img', {name: /0 degrees point up, 90 to the right/})).toBeTruthy();
  expect(screen.getByText('90°').getAttribute('x')).toBe('78');
});
