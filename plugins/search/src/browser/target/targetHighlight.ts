import './targetHighlight.css';
import {fold} from '../../core/text/fold';
import {isComposing} from '../events';
import {currentRoute} from '../hashRouter';
import {foldText, placeFinder} from './findPlaces';
import {followRoutes} from './followRoutes';
import {forgetHit, keepHit} from './loadedHit';
import {focusSection, revealWords} from '../page/reveal';

/** Name of the highlight in `targetHighlight.css`, and attribute of the element that has marks. */
const HIGHLIGHT = 'search-hit';
const TARGET = 'data-search-target';
const MAX_RANGES = 200;
/**
 * Maximum time to wait for the words of a hit, in milliseconds, because a page may keep changing without ever having
 * the words.
 */
const LONGEST_WAIT = 30_000;

interface Hit {
  address: string;
  terms: string[];
}

let pending: Hit | undefined;
let marked = '';
let waiting: MutationObserver | undefined;

/** Returns the absolute address in the browser's encoding: umlauts in the hash are percent-encoded. */
function writtenOut(address: string): string {
  return new URL(address, window.location.origin).href;
}

function clearOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isComposing(event)) return;
  clearMarks();
  forgetHit();
}

/** Marks words once the page of a hit is shown, until the reader presses Escape or opens another page. */
export function expectHit(address: string, terms: string[]): void {
  pending = {address, terms};
  document.addEventListener('keydown', clearOnEscape);
}

export function markThisPage(terms: string[]): void {
  const {pathname, hash} = currentRoute();
  followRoutes(markTarget);
  expectHit(pathname + hash, terms);
  markTarget(pathname + hash);
}

export function clearMarks(): void {
  waiting?.disconnect();
  marked = '';
  document.querySelector(`[${TARGET}]`)?.removeAttribute(TARGET);
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}

/** Text nodes of an element, starting with those inside and after one of its descendants. */
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
 * Ranges of the words in an element: first those inside and after `first`, then those before it. If a long page has
 * more matches than the maximum, those at the target of the link are included.
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

/** Ranges in the section that starts at an element, or else in the first section inside it. */
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
 * Marks the words of a hit, reveals words of its section that are hidden in tabs or details, and focuses the section.
 *
 * @returns whether the page has the section or the words
 */
function showHit(hit: Hit, isLate = false): boolean {
  const root = document.querySelector('article') ?? document.querySelector('main');
  const section = sectionOf(hit);
  if (section !== null) focusSection(section);
  const first = section !== null && root?.contains(section) ? section : undefined;
  const ranges = root ? findRanges(root, hit.terms, first) : [];
  // A late change of the page without the words must not move the focus, because the reader may already use the
  // page.
  if (!hit.address.includes('#') && (!isLate || ranges.length > 0)) focusTitle();
  if (root) revealWords(inSection(ranges, root, first ?? root));
  root?.toggleAttribute(TARGET, ranges.length > 0);
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return section !== null || ranges.length > 0;
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) focusSection(title);
}

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
 * Marks the words of the opened hit on the page that is now shown, without changing its DOM, and focuses the section
 * of the hit or the title of the page.
 *
 * @param address path and hash of the page, as in the hit
 */
export function markTarget(address: string): void {
  // Selecting a tab for the marks may have added a parameter to the address.
  if (pending === undefined && writtenOut(address) === marked) return;
  clearMarks();
  const {pathname, hash} = currentRoute();
  // If the reader has opened another hit since, its page is loading.
  if (writtenOut(address) !== writtenOut(pathname + hash)) return;
  const hit = pending;
  pending = undefined;
  if (!hit || writtenOut(hit.address) !== writtenOut(address)) return;
  marked = writtenOut(address);
  keepHit(hit.terms);
  // If the reader leaves a page before it has loaded, Docusaurus reports the next page before its content exists.
  if (!showHit(hit)) showLate(hit);
}
