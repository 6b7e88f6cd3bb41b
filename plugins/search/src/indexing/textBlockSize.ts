/** Bytes of a block before compression: of few and long, of much text, and of many short sections. */
const SIZE = {least: 1700, muchText: 2048, manySections: 6144};
/** Sections from which an index has large text blocks, and more abbreviations. */
export const MANY_SECTIONS = 10_000;
/** Bytes of text from which those of fewer sections are a little larger. */
const MUCH_TEXT = 3e6;

/**
 * Bytes of a text block before compression. A row reads one block, so small ones make a first
 * result small. Where sections are many, most are short and repeat each other, as those of parameters
 * do: large blocks make such an index smaller, and its files fewer.
 * @param text bytes of the text of all sections
 * @param sections number of sections
 */
export function textBlockSize(text: number, sections: number): number {
  if (sections >= MANY_SECTIONS) return SIZE.manySections;
  return text < MUCH_TEXT ? SIZE.least : SIZE.muchText;
}
