import {render, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import Drawing, {type DrawingProps} from './index';
import styles from './styles.module.css';

function drawn(size?: DrawingProps['size']): HTMLElement {
  const {container} = render(
    <Drawing label="A line" viewBox="0 0 20 10" {...(size && {size})}>
      <path d="M0 0H20" />
    </Drawing>,
  );
  return within(container).getByRole('img', {name: 'A line'});
}

test('A drawing without a size is as wide as its container', () => {
  const drawing = drawn();
  expect(drawing.classList).toContain(styles.fluid);
  expect(drawing.getAttribute('width')).toBeNull();
});

test('A drawing with a size keeps it in any container', () => {
  const drawing = drawn({width: 40, height: 20});
  expect(drawing.classList).not.toContain(styles.fluid);
  expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).toEqual(['40', '20']);
});

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

test('A drawing without text does not scroll', () => {
  const place = drawn().closest('[tabindex]');
  expect(place).toBeNull();
});
