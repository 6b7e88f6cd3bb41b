import './targetHighlight.css';
import {fold} from '../../core/text/fold';
import {isComposing} from '../events';
import {currentRoute} from '../hashRouter';
import {foldText, placeFinder} from './findPlaces';
import {followRoutes} from './followRoutes';
import {forgetHit, keepHit} from './loadedHit';
import {focusSection, revealWords} from '../page/reveal';

/** Name under which `targetHighlight.css` styles the marks, below an element with the attribute. */
const HIGHLIGHT = 'search-hit';
const TARGET = 'data-search-target';
const MAX_RANGES = 200;
/** How long the page of a hit is waited for, in milliseconds: a page that lacks the words may change on and on. */
const LONGEST_WAIT = 30_000;

/** A chosen hit. */
interface Hit {
  address: string;
  terms: string[];
}

let pending: Hit | undefined;
/** Address whose marks are shown. */
let marked = '';
/** Waits for the page of a hit. */
let waiting: MutationObserver | undefined;

/** The address as browsers write it: an umlaut in a hash comes back encoded. */
function writtenOut(address: string): string {
  return new URL(address, window.location.origin).href;
}

function clearOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isComposing(event)) return;
  clearMarks();
  forgetHit();
}

/** Remembers which words to mark once the page of a hit is shown, until Escape or another page takes the marks away. */
export function markOnNextPage(address: string, terms: string[]): void {
  pending = {address, terms};
  followRoutes(markTarget);
  document.addEventListener('keydown', clearOnEscape);
}

/** Marks the words of a hit on the current page, which the browser has loaded. */
export function markThisPage(terms: string[]): void {
  const {pathname, hash} = currentRoute();
  markOnNextPage(pathname + hash, terms);
  markTarget(pathname + hash);
}

/** Takes the marks of the last hit away, and waits for none any more. */
export function clearMarks(): void {
  waiting?.disconnect();
  marked = '';
  document.querySelector(`[${TARGET}]`)?.removeAttribute(TARGET);
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

/** Those of the ranges that stand in the section which an element begins, or has: up to the next heading. */
function inSection(ranges: readonly Range[], root: Element, first: Element): Range[] {
  const isBefore = (one: Node, other: Node): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const headings = Array.from(root.querySelectorAll('h1, h2, h3, h4, h5, h6'));
  const [, next] = headings.filter((heading) => heading === first || isBefore(first, heading));
  return ranges.filter(
    ({startContainer}) =>
      isBefore(first, startContainer) && (!next || isBefore(startContainer, next)),
  );
}

/**
 * Marks the words of a hit, shows those of its section that are hidden in tabs or details, and leads the keys to its section.
 *
 * @returns whether the page has either
 */
function showHit(hit: Hit, isLate = false): boolean {
  const root = document.querySelector('article') ?? document.querySelector('main');
  const section = sectionOf(hit);
  if (section !== null) focusSection(section);
  const first = section !== null && root?.contains(section) ? section : undefined;
  const ranges = root ? findRanges(root, hit.terms, first) : [];
  // The page may change for long without them: the reader has gone on by then.
  if (!hit.address.includes('#') && (!isLate || ranges.length > 0)) focusTitle();
  if (root) revealWords(inSection(ranges, root, first ?? root));
  root?.toggleAttribute(TARGET, ranges.length > 0);
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return section !== null || ranges.length > 0;
}

/** Puts the keys at the title of the page, which a hit without a section is about. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) focusSection(title);
}

/** Shows a hit as soon as its page has what it leads to, as Docusaurus does for a page that it knows. */
function showLate(hit: Hit): void {
  const observer = new MutationObserver(() => {
    if (!showHit(hit, true)) return;
    observer.disconnect();
    sectionOf(hit)?.scrollIntoView();
  });
  observer.observe(document.body, {childList: true, subtree: true});
  setTimeout(() => observer.disconnect(), LONGEST_WAIT);
  waiting = observer;
}

/**
 * Marks the remembered words on the page that is now shown, without elements of their own, and leads the
 * keys to the section of the hit, or to the title of the page.
 *
 * @param address path and hash of the page, as in the hit that was chosen
 */
export function markTarget(address: string): void {
  // A tab that was chosen for the marks may write itself into the query of the address.
  if (pending === undefined && writtenOut(address) === marked) return;
  clearMarks();
  const {pathname, hash} = currentRoute();
  // A reader who has gone on since then is on the way to a page whose words are remembered now.
  if (writtenOut(address) !== writtenOut(pathname + hash)) return;
  const hit = pending;
  pending = undefined;
  if (!hit || writtenOut(hit.address) !== writtenOut(address)) return;
  marked = writtenOut(address);
  keepHit(hit.terms);
  // Where the reader left a page before it had come, Docusaurus tells of the next one too early.
  if (!showHit(hit)) showLate(hit);
}
