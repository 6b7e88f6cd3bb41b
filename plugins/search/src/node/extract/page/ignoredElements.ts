import type {AnyNode, Element} from 'domhandler';
import {compile} from 'css-select';
import {PLUGIN_NAME} from '../../../names';

export type IgnoreTest = (element: Element) => boolean;

const read = (selector: string): IgnoreTest => compile<AnyNode, Element>(selector);

/** Function that css-select compiles for a selector that matches no static page, such as `:hover`. */
const NOTHING = read('');

function parse(selector: string): IgnoreTest {
  const test = read(selector);
  if (test === NOTHING) throw new Error('it matches no element of a built page');
  return test;
}

function parseSelector(selector: string): IgnoreTest {
  try {
    return parse(selector);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${PLUGIN_NAME}: the selector "${selector}" cannot be used to leave out content: ${reason}. Write a CSS selector, such as ".card" or "main > div.actions".`,
      {cause},
    );
  }
}

/**
 * Compiles CSS selectors, such as `.card`, `div[role=note]` or `main > ul:last-child`.
 *
 * @param used receives the selectors that match
 * @throws Error that names a selector that cannot be parsed
 */
export function ignoredElements(
  selectors: readonly string[],
  used = new Set<string>(),
): IgnoreTest {
  const tests = selectors.map((selector) => [selector, parseSelector(selector)] as const);
  return (element) => {
    const matches = tests.filter(([, test]) => test(element));
    for (const [selector] of matches) used.add(selector);
    return matches.length > 0;
  };
}
