import type {Attributes} from '../html/parseHtml';

/** Tests whether an element is left out of the index. */
export type IgnoreTest = (tag: string, attributes: Attributes) => boolean;

const SIMPLE = /^([a-z][a-z0-9-]*)?((?:[.#][\w-]+|\[[\w-]+(?:=["']?[^\]"']*["']?)?\])*)$/i;
const PART = /([.#])([\w-]+)|\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g;

function parseSelector(selector: string): IgnoreTest {
  const match = SIMPLE.exec(selector.trim());
  if (match === null || selector.trim() === '') {
    throw new Error(
      `The selector "${selector}" cannot be used to leave out content: only tag, .class, #id and [attribute=value] of one element are known.`,
    );
  }
  const wanted = match[1]?.toLowerCase();
  const tests: IgnoreTest[] = [];
  for (const [, kind, name = '', attribute, value] of (match[2] ?? '').matchAll(PART)) {
    if (kind === '.')
      tests.push((_, attributes) => (attributes.class ?? '').split(/\s+/).includes(name));
    else if (kind === '#') tests.push((_, attributes) => attributes.id === name);
    else if (attribute !== undefined)
      tests.push((_, attributes) => {
        const found = attributes[attribute.toLowerCase()];
        return value === undefined ? found !== undefined : found === value;
      });
  }
  return (tag, attributes) =>
    (wanted === undefined || wanted === tag) && tests.every((test) => test(tag, attributes));
}

/**
 * Reads selectors of single elements, such as `.card`, `aside` or `div[role=note]`.
 * @throws Error that names a selector of another kind
 */
export function ignoredElements(selectors: readonly string[]): IgnoreTest {
  const tests = selectors.map(parseSelector);
  return (tag, attributes) => tests.some((test) => test(tag, attributes));
}
