import type {Section} from './Page';

/** Says where a word may be broken, and is not part of it: `Donau&shy;dampfer`. */
export const SOFT_HYPHEN = '\u00ad';

const SPACES = /\s+/g;
/** White space that is not one space. */
const UNFOLDED = /\s\s|[^\S ]/;

/** Text as it stands between two tags, or the end of a word. */
export type TextPart = {kind: 'text'; text: string; isCode: boolean} | {kind: 'gap'};

export const GAP: TextPart = {kind: 'gap'};

/** Joins text and folds its white space as a browser shows it. */
export function joinText(parts: readonly TextPart[]): Pick<Section, 'text' | 'code' | 'blocks'> {
  const code: number[] = [];
  const blocks: number[] = [];
  let text = '';
  let isApart = false;
  let isBlock = false;
  for (const part of parts) {
    if (part.kind === 'gap') {
      isApart = isBlock = true;
      continue;
    }
    const folded = UNFOLDED.test(part.text) ? part.text.replace(SPACES, ' ') : part.text;
    const content = folded.trim();
    if (content === '') {
      if (folded !== '') isApart = true;
      continue;
    }
    if ((isApart || folded.startsWith(' ')) && text !== '') text += ' ';
    const start = text.length;
    if (isBlock && start > 0) blocks.push(start);
    isBlock = false;
    text += content;
    isApart = folded.endsWith(' ');
    if (!part.isCode) continue;
    // Pieces of code are one where at most a space is between them.
    const last = code.length - 1;
    if (last > 0 && start - (code[last] as number) < 2) code[last] = text.length;
    else code.push(start, text.length);
  }
  return {text, code, blocks};
}
