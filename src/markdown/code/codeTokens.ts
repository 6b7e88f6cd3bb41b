import type {TokenStream} from 'prismjs';
import {Prism} from './prism';

/** Names of the colors in `css/code.css`, each with the Prism token types that use it. */
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

export interface CodeToken {
  readonly color: string | undefined;
  readonly text: string;
}

/** Flattens nested tokens. A token without its own color has the color of the token around it. */
function flatten(tokens: TokenStream, outer?: string): CodeToken[] {
  if (typeof tokens === 'string') return [{color: outer, text: tokens}];
  if (Array.isArray(tokens)) return tokens.flatMap((token) => flatten(token, outer));
  const kinds = [tokens.type, tokens.alias].flat();
  const color = kinds.reduce((last, kind) => COLORS.get(kind) ?? last, outer);
  return flatten(tokens.content, color);
}

function join(tokens: readonly CodeToken[]): CodeToken[] {
  const joined: CodeToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && last.color === token.color)
      joined[joined.length - 1] = {...token, text: last.text + token.text};
    else joined.push(token);
  }
  return joined;
}

/** @param language one of `languageNames` */
export function codeTokens(code: string, language: string): CodeToken[] {
  const grammar = Prism.languages[language];
  return join(flatten(grammar ? Prism.tokenize(code, grammar) : code));
}

export function tokenLines(tokens: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const {color, text} of tokens)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({color, text: part});
    }
  return lines;
}
