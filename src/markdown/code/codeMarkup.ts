import Prism, {type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {escapeCode} from './codeFrame';
import type {LineRange} from './codeFolds';

/** Prism's names of what has a color, by the color of `css/code.css` that it has. */
const KINDS: Record<string, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'tag', 'selector', 'important'],
  type: ['class-name', 'namespace', 'builtin'],
  call: ['function', 'attr-name', 'property', 'key'],
  string: ['string', 'char', 'attr-value', 'inserted'],
  number: ['number', 'boolean', 'constant', 'variable'],
  annotation: ['annotation', 'deleted', 'regex'],
};

const COLORS = new Map(
  Object.entries(KINDS).flatMap(([color, kinds]) => kinds.map((kind) => [kind, color] as const)),
);

interface Piece {
  color: string | undefined;
  text: string;
}

/** What has no color of its own has that of what it is part of. */
function piecesOf(tokens: TokenStream, outer?: string): Piece[] {
  if (typeof tokens === 'string') return [{color: outer, text: tokens}];
  if (Array.isArray(tokens)) return tokens.flatMap((token) => piecesOf(token, outer));
  const kinds = [tokens.type, tokens.alias].flat();
  const color = kinds.reduce((last, kind) => COLORS.get(kind) ?? last, outer);
  return piecesOf(tokens.content, color);
}

/** Neighbors of one color are one element; text without a color is not an element. */
function markupOf(pieces: Piece[]): string {
  return pieces
    .map(({color, text}, index) => {
      const opens = color !== undefined && color !== pieces[index - 1]?.color;
      const closes = color !== undefined && color !== pieces[index + 1]?.color;
      return `${opens ? `<span class="token ${color}">` : ''}${escapeCode(text)}${closes ? '</span>' : ''}`;
    })
    .join('');
}

function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {color, text} of pieces)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({color, text: part});
    }
  return lines;
}

/** The code as Prism takes it apart; code in a language that Prism does not know is one piece. */
function tokensOf(code: string, language: string): TokenStream {
  if (!(language in Prism.languages)) {
    loadLanguages.silent = true;
    loadLanguages([language]);
  }
  const grammar = Prism.languages[language];
  return grammar ? Prism.tokenize(code, grammar) : code;
}

/** How the lines of a block are told apart. */
export interface LineMarks {
  /** Whether each line has its number. */
  isNumbered: boolean;
  /** Lines that stand out, counted from zero. */
  highlighted: ReadonlySet<number>;
  /** Lines that are folded until a reader asks for them. */
  imports?: LineRange | undefined;
}

/**
 * HTML of highlighted code. Its text is the code, so that it can be copied from there; lines are
 * elements only where something tells them apart.
 *
 * @param language name or alias of one of Prism's languages, in small letters
 */
export function codeMarkup(
  code: string,
  language: string,
  {isNumbered, highlighted, imports}: LineMarks,
): string {
  const pieces = piecesOf(tokensOf(code, language));
  const hasMarks = isNumbered || highlighted.size > 0;
  if (!hasMarks && !imports) return markupOf(pieces);
  const lines = linesOf(pieces);
  const markup = lines.map((line, index) => {
    if (!hasMarks) return `${markupOf(line)}${index < lines.length - 1 ? '\n' : ''}`;
    const className = highlighted.has(index)
      ? 'code-line theme-code-block-highlighted-line'
      : 'code-line';
    return `<span class="${className}">${markupOf(line)}\n</span>`;
  });
  if (!imports) return markup.join('');
  const [before, folded, after] = [
    markup.slice(0, imports.start),
    markup.slice(imports.start, imports.end),
    markup.slice(imports.end),
  ].map((part) => part.join(''));
  return `${before}<span class="code-imports">${folded}</span>${after}`;
}
