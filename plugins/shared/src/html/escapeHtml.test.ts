import {parseDocument} from 'htmlparser2';
import {textContent} from 'domutils';
import {expect, test} from 'vitest';
import {escapeHtml} from './escapeHtml';

const TEXT = `a < b && "c" > 'd' &amp;`;

test('A parser reads escaped text unchanged from an element and from attributes in single and double quotes', () => {
  const escaped = escapeHtml(TEXT);
  const document = parseDocument(`<p a="${escaped}" b='${escaped}'>${escaped}</p>`);
  expect(textContent(document)).toBe(TEXT);
  expect(document.children[0]).toMatchObject({attribs: {a: TEXT, b: TEXT}});
});
