import {GAP, joinText, type TextPart} from './joinText';
import type {Section} from './Page';
import {cutHeading, isPageTitle} from './pageTitle';

export interface HeadingPart {
  kind: 'heading';
  isTop: boolean;
  id: string;
  /** Id of an element around the heading that also contains other content; empty if there is none. */
  idAround: string;
  parts: Part[];
}

export type Part =
  | TextPart
  | HeadingPart
  | {kind: 'anchor'; id: string}
  /** Text of a formula or an image in a heading. It names the heading if the heading has no words. */
  | {kind: 'stand-in'; text: string}
  /** A title outside of the content, in the header of the page. */
  | {kind: 'header title'; text: string}
  /** The end of a heading's parent element. */
  | {kind: 'end of box'};

const WORD = /[\p{L}\p{N}]/u;
const isBlank = (text: string): boolean => !/\S/.test(text);

function headingText(parts: readonly Part[]): string {
  const {text} = joinText(
    parts.filter((part) => part.kind === 'text' || part.kind === 'gap' || part.kind === 'seam'),
  );
  if (WORD.test(text)) return text;
  const others = parts.flatMap((part) => (part.kind === 'stand-in' ? [part.text] : []));
  return others.join(' ').replace(/\s+/g, ' ').trim() || text;
}

function firstId(parts: readonly Part[]): string {
  return parts.find((part) => part.kind === 'anchor')?.id ?? '';
}

interface OpenSection {
  hash: string;
  heading: string;
  parts: TextPart[];
  ids: string[];
}

/**
 * Cuts the content of a page into its title and sections. A section starts at each heading that has an id. In
 * order of preference, this is the heading's own id, one inside the heading, one directly after it with nothing
 * else in the same element, one directly before it, or that of an element around it. The text of a heading
 * without an id is added to the current section. If headings have the same id, for example in tabs, links navigate to
 * the first one, so its section contains the text of all of them.
 *
 * @param pageName title of the document on one line; empty if there is none
 * @returns the title, which is empty if there is none, and the sections. The first section contains everything
 * before the second. If the title is not an `h1` and has text above it, the first section has the title's id.
 */
export function cutSections(
  parts: readonly Part[],
  pageName: string,
): {title: string; sections: Section[]} {
  let current: OpenSection = {hash: '', heading: '', parts: [], ids: []};
  const sections = [current];
  const byHash = new Map<string, OpenSection>();
  let title = '';
  let anchor = '';
  /** A heading without an id, until it is known whether the next id belongs to it. */
  let waiting: {heading: string; nearId: string} | undefined;

  const addApart = (text: string): void =>
    void current.parts.push(GAP, {kind: 'text', text, isCode: false}, GAP);

  function addSection(hash: string, heading: string): void {
    const known = byHash.get(hash);
    current = known ?? {hash, heading, parts: [], ids: []};
    if (known !== undefined) return addApart(heading === known.heading ? '' : heading);
    byHash.set(hash, current);
    sections.push(current);
  }

  function settle(id = waiting?.nearId ?? ''): void {
    if (waiting === undefined) return;
    const {heading} = waiting;
    waiting = undefined;
    if (id === anchor) anchor = '';
    if (id === '') addApart(heading);
    else addSection(id, heading);
  }

  function isTitle(heading: string, isTop: boolean): boolean {
    if (title !== '' || sections.length > 1) return false;
    const lettersAbove = joinText(current.parts).text.length;
    return isPageTitle(heading, {pageName, isTop, lettersAbove});
  }

  function addHeading(part: HeadingPart): void {
    settle();
    const nearId = anchor || part.idAround;
    anchor = '';
    const [heading, rest] = cutHeading(headingText(part.parts));
    if (heading === '') return;
    const id = part.id || firstId(part.parts);
    if (isTitle(heading, part.isTop)) {
      title = heading;
      if (!part.isTop && joinText(current.parts).text !== '') {
        current.hash = id;
        byHash.set(id, current);
      }
    } else if (id !== '') addSection(id, heading);
    else waiting = {heading, nearId};
    if (rest === '') return;
    settle();
    addApart(rest);
  }

  function addText(part: Extract<TextPart, {kind: 'text'}>): void {
    const isText = !isBlank(part.text);
    if (isText) settle();
    current.parts.push(part);
    if (!isText) return;
    if (anchor !== '') current.ids.push(anchor);
    anchor = '';
  }

  for (const part of parts) {
    if (part.kind === 'text') addText(part);
    else if (part.kind === 'gap' || part.kind === 'seam') current.parts.push(part);
    else if (part.kind === 'anchor') anchor = part.id;
    else if (part.kind === 'heading') addHeading(part);
    else if (part.kind === 'end of box') settle(anchor || undefined);
    else if (part.kind === 'header title' && (pageName === '' || pageName === part.text))
      title ||= part.text;
  }
  settle();
  return {
    title,
    sections: sections.map(({heading, hash, ids, parts: own}) => ({
      heading,
      hash,
      ...joinText(own),
      ids,
    })),
  };
}
