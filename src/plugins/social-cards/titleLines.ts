import {graphemesOf} from './cardFont';

/** Whether a line is narrow enough. */
type Fits = (line: string) => boolean;

/** Scripts that are written without spaces: a line may end after any of their characters. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Parts of a text between which a line may end. */
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

/** Breaks a text into lines, each as long as it fits, and a word only where it alone is too long. */
function breakLines(text: string, fits: Fits): string[] {
  const words = wordsOf(text);
  const parts = words.flatMap((word) => (fits(word.trimEnd()) ? [word] : graphemesOf(word)));
  return fillLines(parts, fits);
}

/** Shortens a line that is too long to its beginning and an ellipsis. */
export function shortenLine(line: string, fits: Fits): string {
  if (fits(line)) return line;
  const graphemes = graphemesOf(line);
  while (graphemes.length > 0 && !fits(`${graphemes.join('').trimEnd()}…`)) graphemes.pop();
  return `${graphemes.join('').trimEnd()}…`;
}

/** A size of a title in pixels, and the number of lines that there is room for. */
export interface TitleSize {
  readonly size: number;
  readonly room: number;
}

/**
 * Breaks a title into lines of the first size in which it fits with all its words whole. In the last
 * size, long words are broken, and what there is no room for is left out.
 *
 * @param sizes from large to small, without the smallest
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
