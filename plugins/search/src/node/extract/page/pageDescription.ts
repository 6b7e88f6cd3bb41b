import type {Page} from './Page';

/** Maximum length of a description that is taken from the text, in letters. */
const MOST_LETTERS = 200;
const SENTENCE_END = /[.!?:。！？]["'”’»)\]]*$/;

const bare = (text: string): string => text.trim().toLowerCase();

function firstSentence({sections}: Pick<Page, 'sections'>): string {
  for (const {text, blocks} of sections) {
    const starts = [0, ...blocks];
    const paragraphs = starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
    const found = paragraphs.find((paragraph) => SENTENCE_END.test(paragraph));
    if (found !== undefined) return found;
  }
  return '';
}

function cut(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const space = text.lastIndexOf(' ', MOST_LETTERS);
  return `${text.slice(0, space > 0 ? space : MOST_LETTERS)}…`;
}

/**
 * Returns the description of a page, or its first sentence if the description only repeats a heading. By
 * default, Docusaurus uses the first line of a page as its description, which can be a heading.
 */
export function pageDescription({description, title, sections}: Page): string {
  if (description === '') return '';
  const headings = [title, ...sections.map(({heading}) => heading)].map(bare);
  return headings.includes(bare(description)) ? cut(firstSentence({sections})) : description;
}
