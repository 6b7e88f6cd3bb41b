import {unfoldCode} from './unfoldCode';

interface Lines {
  block: number;
  first: number;
  last: number;
}

const HASH = /^#code-(\d+)-L(\d+)(?:-L(\d+))?$/;
const HIGHLIGHT = 'code-lines';

const blocksOfPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.theme-code-block'),
];

export function linesOfHash(hash: string): Lines | undefined {
  const [, block, first, last = first] = HASH.exec(hash) ?? [];
  if (block === undefined) return undefined;
  return {block: Number(block), first: Number(first), last: Number(last)};
}

function hashOf({block, first, last}: Lines): string {
  return `#code-${block}-L${first}${last > first ? `-L${last}` : ''}`;
}

/** Finds the text node that contains an offset in an element's text. Returns the node and the offset inside it. */
function placeAt(element: Element, offset: number): [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const {length} = node.textContent ?? '';
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return [element, element.childNodes.length];
}

function rangeOf(code: Element, {first, last}: Lines): Range {
  const lines = code.textContent.split('\n');
  const start = lines.slice(0, first - 1).join('\n').length + (first > 1 ? 1 : 0);
  const length = lines.slice(first - 1, last).join('\n').length;
  const range = document.createRange();
  range.setStart(...placeAt(code, start));
  range.setEnd(...placeAt(code, start + length));
  return range;
}

export function showLines(lines: Lines): void {
  const block = blocksOfPage()[lines.block - 1];
  const code = block?.querySelector('code');
  if (!block || !code) return;
  unfoldCode(block);
  const range = rangeOf(code, lines);
  const {top} = range.getBoundingClientRect();
  window.scrollBy({top: top - window.innerHeight / 3, behavior: 'instant'});
  block.classList.add('code-linked');
  // Browsers that do not support custom highlights only scroll.
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
}

/** Returns a link to the selected lines of a block. If nothing is selected, it links to all lines. */
export function addressOfLines(block: HTMLElement, code: Element): string {
  const count = code.textContent.replace(/\n$/, '').split('\n').length;
  const lines = {block: blocksOfPage().indexOf(block) + 1, first: 1, last: count};
  const selection = window.getSelection();
  if (selection?.rangeCount && code.contains(selection.anchorNode) && !selection.isCollapsed) {
    const selected = selection.getRangeAt(0);
    const before = document.createRange();
    before.selectNodeContents(code);
    before.setEnd(selected.startContainer, selected.startOffset);
    lines.first = before.toString().split('\n').length;
    lines.last = lines.first + selected.toString().replace(/\n$/, '').split('\n').length - 1;
  }
  const address = new URL(window.location.href);
  address.hash = hashOf(lines);
  return address.href;
}
