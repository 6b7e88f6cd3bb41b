import {
  type AnyNode,
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
  type Text,
} from 'domhandler';
import {findAll} from 'domutils';
import {articleHeader, headerTitle, takeIdAround} from './aroundHeading';
import type {HeadingPart, Part} from './cutSections';
import {anchorOf, closest, endsWord, HEADINGS, isLinkSign, isSection, linkedId} from './elements';
import {formulaText} from './formulaText';
import type {Link} from './Page';
import type {ExtractOptions} from './ExtractOptions';
import {isMarkedIgnored, isSkipped, type Place} from './isSkipped';
import {imageTexts, isImage} from './imageText';
import {isAdmonitionLabel} from './isAdmonitionLabel';
import {GAP, SEAM, SOFT_HYPHEN} from './joinText';
import {areSeparate, JOINED, raised} from './wordBounds';

export type Container = 'main' | 'article' | 'page';

export function isContainer({name, attribs}: Element, container: Container): boolean {
  return container === 'main' ? name === 'main' || attribs.role === 'main' : name === container;
}

interface Surroundings {
  isInContent: boolean;
  /** Whether the node is in the container. Always false if the whole page is the content. */
  isInMain: boolean;
  isInSection: boolean;
  isInCode: boolean;
  /** Whether adjacent elements can be parts of one word, as in highlighted code. */
  isJoined: boolean;
  header?: Element;
}

export interface Content {
  hasContainer: boolean;
  parts: Part[];
  leftOut: Element[];
  links: Link[];
}

const ONE_WORD = /^\s*(\p{L}{2,})(?:\(\))?\s*$/u;
/** Maximum number of elements nested around the word in a link, such as `code` and `span`. */
const AROUND_WORD = 3;

function linkedWord({children}: Element): string | undefined {
  let inside = children;
  for (let depth = 0; depth <= AROUND_WORD && inside.length === 1; depth++) {
    const [child] = inside;
    if (child !== undefined && isText(child)) return ONE_WORD.exec(child.data)?.[1];
    inside = child !== undefined && isTag(child) ? child.children : [];
  }
  return undefined;
}

const isInLink = (text: Text): boolean =>
  closest(text, ({name}) => name === 'a' || name === 'button') !== undefined;

const isEmpty = ({parts}: HeadingPart): boolean =>
  !parts.some((part) => (part.kind === 'text' || part.kind === 'stand-in') && /\S/.test(part.text));

export function readContent(
  document: Document,
  {
    url,
    container,
    isIgnored,
    admonitionLabels,
  }: ExtractOptions & {url: string; container: Container},
): Content {
  const content: Content = {hasContainer: container === 'page', parts: [], leftOut: [], links: []};
  /** Headers whose heading has been read. The date and authors of a post follow. */
  const bylines = new Set<Element>();
  /** Elements around a heading that have already given it their id. */
  const taken = new Set<Element>();
  /** The open heading. If another heading starts inside it, the end tag is missing and the open heading ends. */
  let heading: HeadingPart | undefined;
  let box: AnyNode | null = null;
  /** Heading of the ignored section, which ends at the next heading of its level or above. */
  let ignored: Element | undefined;

  function add(part: Part): void {
    if (ignored === undefined) (heading ?? content).parts.push(part);
  }

  function placeOf({isInMain, isInSection, isInContent, header}: Surroundings): Place {
    if (heading !== undefined && isEmpty(heading)) return 'heading';
    if (header !== undefined && bylines.has(header)) return 'byline';
    if (isInSection) return 'section';
    if (isInMain) return 'main';
    return isInContent ? 'page' : 'outside';
  }

  function readHeading(element: Element, inside: Surroundings): void {
    const isTop = element.name === 'h1';
    const idAround = takeIdAround(element, taken);
    const own: HeadingPart = {kind: 'heading', isTop, id: anchorOf(element), idAround, parts: []};
    heading = undefined;
    add(own);
    heading = own;
    readChildren(element, inside);
    if (heading !== own) return;
    heading = undefined;
    box = element.parent;
    const header = articleHeader(element);
    if (header) bylines.add(header);
  }

  function readElement(element: Element, around: Surroundings): void {
    const {name} = element;
    let inside = around;
    if (!inside.isInSection && isSection(element)) inside = {...inside, isInSection: true};
    if (JOINED.has(name))
      inside = {...inside, isJoined: true, isInCode: inside.isInCode || name === 'pre'};
    if (name === 'header') inside = {...inside, header: element};
    const id = anchorOf(element);
    if (name === 'a') readLink(element);
    if (HEADINGS.has(name)) readHeading(element, inside);
    else {
      if (id !== '') add({kind: 'anchor', id});
      if (endsWord(name)) add(GAP);
      readChildren(element, inside);
    }
    if (element === box) add({kind: 'end of box'});
    if (endsWord(name)) add(GAP);
  }

  function readLink(link: Element): void {
    const {href} = link.attribs;
    const word = href === undefined || ignored !== undefined ? undefined : linkedWord(link);
    if (href !== undefined && word !== undefined) content.links.push({href, word});
  }

  /**
   * Leaves out an element, but keeps the title in a `<header>`, the text of a formula, and the ids of permalinks in
   * headings.
   */
  function leaveOut(element: Element, place: Place, isMarked: boolean): void {
    content.leftOut.push(element);
    if (element.name === 'header' && place === 'page' && !isMarked)
      add({kind: 'header title', text: headerTitle(element)});
    if (element.name === 'math' && !isMarked) add({kind: 'stand-in', text: formulaText(element)});
    for (const link of findAll((one) => linkedId(one) !== '', [element]))
      add({kind: 'anchor', id: linkedId(link)});
    if (endsWord(element.name)) add(GAP);
  }

  function visit(element: Element, surroundings: Surroundings): void {
    const {name} = element;
    let around = surroundings;
    if (!around.isInMain && isContainer(element, container)) {
      content.hasContainer = true;
      around = {...around, isInContent: true, isInMain: true};
    }
    const isMarked = isMarkedIgnored(element) || isIgnored(element);
    if (HEADINGS.has(name)) {
      if (ignored !== undefined && name <= ignored.name) ignored = undefined;
      // Ignoring the section of an `h1` would leave out the whole page.
      if (isMarked && name !== 'h1') ignored ??= element;
    }
    if (isImage(element) && !isMarked) {
      if (around.isInContent) readImage(element);
      return;
    }
    const place = placeOf(around);
    const isLeftOut =
      isMarked || isSkipped(element, place, url) || isAdmonitionLabel(element, admonitionLabels);
    if (name !== 'html' && isLeftOut) leaveOut(element, place, isMarked);
    else if (around.isInContent) readElement(element, around);
    else readChildren(element, around);
    if (ignored?.parent === element) ignored = undefined;
  }

  function readImage(image: Element): void {
    if (endsWord(image.name)) add(GAP);
    for (const text of imageTexts(image)) {
      if (heading !== undefined) add({kind: 'stand-in', text});
      else for (const part of [GAP, {kind: 'text', text, isCode: false}, GAP] as const) add(part);
    }
  }

  function readText(text: Text, {isInContent, isInCode}: Surroundings): void {
    if (
      !isInContent ||
      (isTag(text.parent ?? document) && (text.parent as Element).name === 'title')
    )
      return;
    const data = raised(text.data.replaceAll(SOFT_HYPHEN, ''), text.parent);
    if (heading !== undefined && isLinkSign(data) && isInLink(text)) return;
    add({kind: 'text', text: data, isCode: isInCode});
  }

  function readChildren(parent: Document | Element, around: Surroundings): void {
    let before: ChildNode | undefined;
    for (const child of parent.children) {
      if (isTag(child)) {
        if (!around.isJoined && areSeparate(before, child)) add(SEAM);
        visit(child, around);
      } else if (isText(child)) readText(child, around);
      before = child;
    }
  }

  readChildren(document, {
    isInContent: container === 'page',
    isInMain: false,
    isInSection: false,
    isInCode: false,
    isJoined: false,
  });
  return content;
}
