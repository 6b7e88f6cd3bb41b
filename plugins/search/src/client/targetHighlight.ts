import {fold} from '../analysis/fold';
import {IDEOGRAPH} from '../analysis/ideograph';
import {focusSection} from './focusSection';
import {foldText} from './foldText';

/** Name under which `targetHighlight.css` styles the marks. */
const HIGHLIGHT = 'search-hit';
const MAX_RANGES = 200;

let pending: {address: string; terms: string[]} | undefined;

/** The address as browsers write it: an umlaut in a hash comes back encoded. */
function writtenOut(address: string): string {
  return new URL(address, window.location.origin).href;
}

/** Remembers which words to mark once the page of a hit is shown. */
export function markOnNextPage(address: string, terms: string[]): void {
  pending = {address, terms};
}

/** Takes the marks of the last hit away. */
export function clearMarks(): void {
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Where a word may begin: behind no letter, unless either is of a language without spaces. */
const WORD_START = `(?:(?<![\\p{L}\\p{N}])|(?<=${IDEOGRAPH.source})|(?=${IDEOGRAPH.source}))`;

/**
 * Start and end of each match. In languages without spaces, the words of a query are pairs of letters
 * that overlap, as デー and ータ do in データ: those are one.
 */
function findPlaces(folded: string, pattern: RegExp): [start: number, end: number][] {
  const found: [start: number, end: number][] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const start = match.index;
    const end = start + match[0].length;
    const last = found.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
    if (IDEOGRAPH.test(folded.charAt(start))) pattern.lastIndex = start + 1;
  }
  return found;
}

/** Ranges of the words in the text below an element, in the order of the document. */
export function findRanges(root: Element, terms: string[]): Range[] {
  const words = terms.filter((term) => term.length > 1).map((term) => escapeForPattern(fold(term)));
  if (words.length === 0) return [];
  const pattern = new RegExp(`${WORD_START}(?:${words.join('|')})`, 'gu');
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MAX_RANGES) {
    const node = walker.currentNode;
    const {folded, places} = foldText(node.textContent ?? '');
    for (const [start, end] of findPlaces(folded, pattern)) {
      const range = new Range();
      range.setStart(node, places(start));
      range.setEnd(node, places(end));
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Marks the remembered words on the page that is now shown, without changing its DOM, and leads the
 * keys to the section of the hit. At the top of a page, Docusaurus does that.
 *
 * @param address path and hash of the page, as in the hit that was chosen
 */
export function markTarget(address: string): void {
  clearMarks();
  const marks = pending;
  pending = undefined;
  if (!marks || writtenOut(marks.address) !== writtenOut(address)) return;
  const hash = marks.address.indexOf('#');
  if (hash >= 0) focusSection(marks.address.slice(hash + 1));
  if (!('highlights' in CSS)) return;
  const root = document.querySelector('article') ?? document.querySelector('main');
  if (!root) return;
  const ranges = findRanges(root, marks.terms);
  if (ranges.length > 0) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}
