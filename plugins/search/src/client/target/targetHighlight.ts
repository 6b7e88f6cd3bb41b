import {fold} from '../../analysis/fold';
import {focusSection} from './focusSection';
import {foldText} from './foldText';
import {placeFinder} from './placeFinder';

/** Name under which `targetHighlight.css` styles the marks. */
const HIGHLIGHT = 'search-hit';
const MAX_RANGES = 200;
/** How long the page of a hit is waited for, in milliseconds: a page that lacks the words may change on and on. */
const LONGEST_WAIT = 30_000;

/** A chosen hit. */
interface Hit {
  address: string;
  terms: string[];
}

let pending: Hit | undefined;
/** Waits for the page of a hit. */
let waiting: MutationObserver | undefined;

/** The address as browsers write it: an umlaut in a hash comes back encoded. */
function writtenOut(address: string): string {
  return new URL(address, window.location.origin).href;
}

/** Remembers which words to mark once the page of a hit is shown. */
export function markOnNextPage(address: string, terms: string[]): void {
  pending = {address, terms};
}

/** Takes the marks of the last hit away, and waits for none any more. */
export function clearMarks(): void {
  waiting?.disconnect();
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}

/** The texts below an element: first those from one of its elements on, then those before it. */
function* textsFrom(root: Element, first: Element): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  walker.currentNode = first;
  while (walker.nextNode()) yield walker.currentNode;
  walker.currentNode = root;
  while (walker.nextNode()) {
    const place = first.compareDocumentPosition(walker.currentNode);
    if ((place & Node.DOCUMENT_POSITION_PRECEDING) === 0) return;
    yield walker.currentNode;
  }
}

/**
 * Ranges of the words in the text below an element, in the order of the document, but from `first`
 * on: a long page may hold more than are marked.
 */
export function findRanges(root: Element, terms: string[], first = root): Range[] {
  const words = new Set(terms.filter((term) => term.length > 1).map(fold));
  if (words.size === 0) return [];
  const findPlaces = placeFinder(words);
  const ranges: Range[] = [];
  for (const node of textsFrom(root, first)) {
    if (ranges.length >= MAX_RANGES) break;
    const {folded, places} = foldText(node.textContent ?? '');
    for (const [start, end] of findPlaces(folded)) {
      const range = new Range();
      range.setStart(node, places(start));
      range.setEnd(node, places(end));
      ranges.push(range);
    }
  }
  return ranges;
}

const sectionOf = ({address}: Hit): HTMLElement | null =>
  document.getElementById(address.split('#')[1] ?? '');

/**
 * Marks the words of a hit, and leads the keys to its section.
 *
 * @returns whether the page has either
 */
function showHit(hit: Hit): boolean {
  const section = sectionOf(hit);
  if (section !== null) focusSection(section);
  const root = document.querySelector('article') ?? document.querySelector('main');
  const first = section !== null && root?.contains(section) ? section : undefined;
  const ranges = root ? findRanges(root, hit.terms, first) : [];
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return section !== null || ranges.length > 0;
}

/** Shows a hit as soon as its page has what it leads to, as Docusaurus does for a page that it knows. */
function showLate(hit: Hit): void {
  const observer = new MutationObserver(() => {
    if (!showHit(hit)) return;
    observer.disconnect();
    sectionOf(hit)?.scrollIntoView();
  });
  observer.observe(document.body, {childList: true, subtree: true});
  setTimeout(() => observer.disconnect(), LONGEST_WAIT);
  waiting = observer;
}

/**
 * Marks the remembered words on the page that is now shown, without changing its DOM, and leads the
 * keys to the section of the hit. At the top of a page, Docusaurus does that.
 *
 * @param address path and hash of the page, as in the hit that was chosen
 */
export function markTarget(address: string): void {
  clearMarks();
  const {origin, pathname, hash} = window.location;
  // Who has gone on since then is on the way to a page whose words are remembered now.
  if (writtenOut(address) !== origin + pathname + hash) return;
  const hit = pending;
  pending = undefined;
  if (!hit || writtenOut(hit.address) !== writtenOut(address)) return;
  // Where the reader left a page before it had come, Docusaurus tells of the next one too early.
  if (!showHit(hit)) showLate(hit);
}
