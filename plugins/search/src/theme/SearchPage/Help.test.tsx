import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import Help from './Help';

test('Each part of the query language has an example with its meaning, in a collapsible section', () => {
  render(<Help />);
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
  const examples = Array.from(document.querySelectorAll('dt'), ({textContent}) => textContent);
  const signs = ['"', '+', '-', ':', '*', '~', '^'];
  const explained = signs.filter((sign) => examples.some((example) => example?.includes(sign)));
  expect(explained).toEqual(signs);
  const meanings = Array.from(document.querySelectorAll('dt + dd'), ({textContent}) => textContent);
  expect(meanings).toHaveLength(examples.length);
  expect(meanings).not.toContain('');
});
