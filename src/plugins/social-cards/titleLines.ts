import {graphemesOf} from './cardFont';

type Fits = (line: string) => boolean;

/** Scripts without spaces. A line may break after any of their characters. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function wordsOf(text: string): string[] {
  const words = text.trim().split(/(?<=\s)(?=\S)/);
  return words.flatMap((word) => (WITHOUT_SPACES.test(word) ? graphemesOf(word) : [word]));
}

function fillLines(words: readonly string[], fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** Breaks text into lines. A word is only split if it is longer than a line. */
function breakLines(text: string, fits: Fits): string[] {
  const words = wordsOf(text);
  const parts = words.flatMap((word) => (fits(word.trimEnd()) ? [word] : graphemesOf(word)));
  return fillLines(parts, fits);
}

export function shortenLine(line: string, fits: Fits): string {
  if (fits(line)) return line;
  const graphemes = graphemesOf(line);
  while (graphemes.length > 0 && !fits(`${graphemes.join('').trimEnd()}…`)) graphemes.pop();
  return `${graphemes.join('').trimEnd()}…`;
}

/** Font size of a title in pixels, and the number of lines that fit. */
export interface TitleSize {
  readonly size: number;
  readonly room: number;
}

/**
 * Breaks a title into lines, in the largest size in which it fits. In the smallest size, long words are split, and
 * lines that do not fit are left out.
 *
 * @param sizes sizes in descending order, without the smallest
 */
export function fitTitle(
  title: string,
  sizes: readonly TitleSize[],
  smallest: TitleSize,
  fitsIn: (line: string, size: number) => boolean,
): {readonly size: number; readonly lines: readonly string[]} {
  for (const {size, room} of [...sizes, smallest]) {
    const lines = fillLines(wordsOf(title), (line) => fitsIn(line, size));
    if (lines.length <= room && lines.every((line) => fitsIn(line, size))) return {size, lines};
  }
  const {size, room} = smallest;
  const fits: Fits = (line) => fitsIn(line, size);
  const lines = breakLines(title, fits);
  if (lines.length <= room) return {size, lines};
  const rest = lines.slice(room - 1).join(' ');
  return {size, lines: [...lines.slice(0, room - 1), shortenLine(rest, fits)]};
}
