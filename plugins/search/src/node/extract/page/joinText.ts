import type {Section} from './Page';

export const SOFT_HYPHEN = '\u00ad';

const SPACES = /\s+/g;

export const onOneLine = (text: string): string =>
  text.replaceAll(SOFT_HYPHEN, '').replace(SPACES, ' ').trim();

const UNFOLDED = /\s\s|[^\S ]/;

export type TextPart =
  | {kind: 'text'; text: string; isCode: boolean}
  | {kind: 'gap'}
  | {kind: 'seam'};

export const GAP: TextPart = {kind: 'gap'};
export const SEAM: TextPart = {kind: 'seam'};

const WORD_AT_START = /^[\p{L}\p{N}]/u;
const WORD_AT_END = /[\p{L}\p{N}]$/u;

export function joinText(parts: readonly TextPart[]): Pick<Section, 'text' | 'code' | 'blocks'> {
  const code: number[] = [];
  const blocks: number[] = [];
  let text = '';
  let isApart = false;
  let isBlock = false;
  let isSeam = false;
  for (const part of parts) {
    if (part.kind === 'seam') {
      isSeam = true;
      continue;
    }
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
    // Names such as `os.` and `path` in separate elements stay one word.
    const areTwoWords = isSeam && WORD_AT_END.test(text) && WORD_AT_START.test(content);
    isSeam = false;
    if ((isApart || areTwoWords || folded.startsWith(' ')) && text !== '') text += ' ';
    const start = text.length;
    if (isBlock && start > 0) blocks.push(start);
    isBlock = false;
    text += content;
    isApart = folded.endsWith(' ');
    if (!part.isCode) continue;
    // Join code parts that are separated by at most a space.
    const last = code.length - 1;
    if (last > 0 && start - (code[last] as number) < 2) code[last] = text.length;
    else code.push(start, text.length);
  }
  return {text, code, blocks};
}
