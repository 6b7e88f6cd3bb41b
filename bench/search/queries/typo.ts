import type {Random} from './random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns the text with exactly one edit in one word of at least five letters: two neighbors swapped, or a letter lost,
 * added or replaced. Undefined if no word is long enough.
 */
export function withTypo(text: string, random: Random): string | undefined {
  const words = [...text.matchAll(/\p{L}{5,}/gu)];
  const word = words[random.index(words.length)];
  if (!word) return undefined;
  const at = word.index + random.index(word[0].length - 1);
  const [before, letter, next, after] = [
    text.slice(0, at),
    text[at],
    text[at + 1],
    text.slice(at + 2),
  ];
  if (letter === undefined || next === undefined) return undefined;
  const other = LETTERS[random.index(LETTERS.length)] ?? 'x';
  const replacement = other === letter.toLowerCase() ? 'q' : other;
  switch (random.index(4)) {
    case 0:
      return letter === next ? `${before}${next}${after}` : `${before}${next}${letter}${after}`;
    case 1:
      return `${before}${next}${after}`;
    case 2:
      return `${before}${letter}${other}${next}${after}`;
    default:
      return `${before}${replacement}${next}${after}`;
  }
}

/**
 * Returns the text cut inside its last word. At least half of that word remains, or three quarters if it is the only
 * word. Undefined if the word is shorter than five letters.
 */
export function cutInLastWord(text: string, random: Random): string | undefined {
  const last = /\p{L}{5,}$/u.exec(text)?.[0];
  if (last === undefined) return undefined;
  const kept = Math.ceil(last.length * (last.length === text.length ? 3 / 4 : 1 / 2));
  return text.slice(0, text.length - 1 - random.index(last.length - kept));
}
