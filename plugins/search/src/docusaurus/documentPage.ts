import type {HtmlPage} from '../node/index/readPage';
import type {DocumentSection, SearchDocument} from '../core/partitions/SearchDocument';

/** A text with every sign that HTML would take for its own as a reference. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const paragraph = (text = ''): string => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

const sectionHtml = ({heading, hash, text}: DocumentSection): string =>
  `<h2 id="${escapeHtml(hash)}">${escapeHtml(heading)}</h2>${paragraph(text)}`;

/** A document as the page that it would be, so that it is read like all others. */
export function documentPage({
  url,
  title,
  description,
  keywords = [],
  text,
  sections = [],
}: SearchDocument): HtmlPage {
  const name = escapeHtml(title);
  const body = paragraph(text) + sections.map(sectionHtml).join('');
  return {
    url,
    html: `<html><head><title>${name}</title></head><body><main><h1>${name}</h1>${body}</main></body></html>`,
    extras: {...(description && {description}), keywords: keywords.join(', ')},
  };
}
