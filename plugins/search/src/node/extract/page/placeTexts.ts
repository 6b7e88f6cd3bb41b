import {type Element, isTag, type Text} from 'domhandler';
import {endsWord} from './elements';

/** Longer text is not a label. */
const MOST_LETTERS = 100;
/** Elements of a selector. */
const MOST_STEPS = 3;

/**
 * A text of a page and the place where it stands, as `selector⏎text`. The text is empty if it is too long
 * to be part of the interface.
 */
export type PlacedText = string;

const escape = (name: string): string => name.replace(/[^\w-]/g, '\\$&').replace(/^\d/, '\\3$& ');

/** A selector of an element that is the same on every page, as far as its classes or ids are. */
function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null && steps.length < MOST_STEPS;) {
    const {name, attribs, parent}: Element = at;
    const classes = attribs.class?.split(/\s+/).filter(Boolean) ?? [];
    const id = attribs.id ?? '';
    const mark = classes.map((one) => `.${escape(one)}`).join('') || (id && `#${escape(id)}`);
    steps.unshift(name + mark);
    if (mark !== '' || name === 'main' || name === 'article' || name === 'body') break;
    at = parent !== null && isTag(parent) ? parent : null;
  }
  return steps.join(' > ');
}

/** The innermost element around a text that stands on lines of its own. */
function blockAround({parent}: Text): Element | undefined {
  for (let around = parent; around !== null && isTag(around); around = around.parent)
    if (endsWord(around.name)) return around;
  return undefined;
}

/** The texts of a page by the elements in which they stand, each once. */
export function placeTexts(texts: readonly Text[]): PlacedText[] {
  const blocks = new Map<Element, string>();
  for (const text of texts) {
    const block = blockAround(text);
    if (block) blocks.set(block, (blocks.get(block) ?? '') + text.data);
  }
  const placed = new Set<PlacedText>();
  for (const [block, written] of blocks) {
    const text = written.replace(/\s+/g, ' ').trim();
    if (text !== '') placed.add(`${selectorOf(block)}\n${text.length > MOST_LETTERS ? '' : text}`);
  }
  return [...placed];
}
