import type {Element} from 'domhandler';
import {findAll, textContent} from 'domutils';
import {closest} from './elements';

const WORD = /[\p{L}\p{N}]/u;
/** A file name, which some tools write as the alternative text. */
const FILE_NAME = /^[^\s/]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function decoratesLink(image: Element): boolean {
  const link = closest(image, ({name}) => name === 'a');
  return link !== undefined && WORD.test(textContent(link));
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const alternativeOf = ({name, attribs, children}: Element): string => {
  if (name !== 'svg') return attribs.alt ?? '';
  if (attribs['aria-label'] !== undefined) return attribs['aria-label'];
  const title = children.find((child) => 'name' in child && child.name === 'title');
  return attribs.role === 'img' && title !== undefined ? textContent(title) : '';
};

const labelsOf = (svg: Element): string[] =>
  findAll(({name}) => name === 'text', svg.children).map((label) => textContent(label));

/**
 * Returns the texts of an image, an image map's area or an inline SVG: its alternative text and the text in it.
 * Decorative images have no texts. They are hidden from screen readers, or are in a link with words.
 */
export function imageTexts(image: Element): string[] {
  const {attribs, name} = image;
  const isDecoration = /^(none|presentation)$/.test(attribs.role ?? '') || decoratesLink(image);
  if (attribs['aria-hidden'] === 'true' || isDecoration) return [];
  const texts = [alternativeOf(image), ...(name === 'svg' ? labelsOf(image) : [])].map(onOneLine);
  return [...new Set(texts)].filter((text) => WORD.test(text) && !FILE_NAME.test(text));
}

export const isImage = ({name}: Element): boolean =>
  name === 'img' || name === 'area' || name === 'svg';
