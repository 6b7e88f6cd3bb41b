import {render, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import Drawing from './index';

test('A drawing with text scrolls instead of shrinking the text below a legible size', () => {
  const {container} = render(
    <Drawing label="A line" viewBox="-5 0 130 10" smallestText={13}>
      <text>long</text>
    </Drawing>,
  );
  const place = within(container).getByRole('group', {name: 'Drawing that scrolls sideways'});
  expect(place.tabIndex).toBe(0);
  expect(within(place).getByRole('img', {name: 'A line'}).style.minInlineSize).toBe('110px');
});
