/**
 * Maximum length of a heading. The rest is text, because a heading without an end tag contains the rest of
 * the page.
 */
const MOST_LETTERS = 300;

/**
 * An `h1` that shares no word with the document's `<title>` is the page's title only if the text above it, such as a
 * badge, has at most this many letters.
 */
const MOST_ABOVE = 80;

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_]+/gu, ' ')
    .trim();

const hasWords = (text: string, part: string): boolean =>
  ` ${wordsOf(text)} `.includes(` ${wordsOf(part)} `);

export function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).split(' '));
  return wordsOf(other)
    .split(' ')
    .some((word) => words.has(word));
}

/**
 * Whether a heading is the title of a page that has no title before it. An `h1` is the title unless it is below
 * more than a line of text and has no word of the document's title. Another heading is the title only if the
 * document's title contains it. If the document has no title, any heading is the title.
 *
 * @param pageName title of the document on one line; empty if there is none
 * @param isTop whether the heading is an `h1`
 * @param lettersAbove number of letters in the text above the heading
 */
export function isPageTitle(
  heading: string,
  {pageName, isTop, lettersAbove}: {pageName: string; isTop: boolean; lettersAbove: number},
): boolean {
  if (pageName === '') return true;
  if (!isTop) return hasWords(pageName, heading);
  return lettersAbove <= MOST_ABOVE || sharesWord(pageName, heading);
}

export function cutHeading(text: string): [heading: string, rest: string] {
  if (text.length <= MOST_LETTERS) return [text, ''];
  const space = text.lastIndexOf(' ', MOST_LETTERS);
  const end = space > 0 ? space : MOST_LETTERS;
  return [text.slice(0, end), text.slice(end)];
}

/** Decodes the address of a page without a title: `/größe 2.html` for `/gr%C3%B6%C3%9Fe%202.html`. */
export function readableAddress(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    // An address that cannot be decoded contains an unescaped percent sign.
    return url;
  }
}
