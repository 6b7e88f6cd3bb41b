import {expect} from 'vitest';
import {parseHtml} from '../parseHtml';
import {parseEvents} from './parseEvents';
import {readStandardTree} from './standardTree';

/** Without it, browsers let a table stand within a paragraph. */
export const DOCTYPE = '<!doctype html>';

/** Expects that our parser tells of some HTML what the HTML Standard says. */
export function expectStandard(html: string): void {
  const found = parseEvents((handler) => parseHtml(html, handler));
  const expected = parseEvents((handler) => readStandardTree(html, handler));
  if (found.join() !== expected.join()) expect(found, JSON.stringify(html)).toEqual(expected);
}
