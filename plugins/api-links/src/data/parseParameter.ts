export interface ApiParameter {
  /** Type as written in the source, with type arguments. Varargs end in `...`. */
  readonly type: string;
  readonly name: string;
}

export function withoutAnnotations(declaration: string): string {
  let rest = declaration;
  let kept = '';
  for (;;) {
    const found = /@[\w$.]+\s*/.exec(rest);
    if (!found) return kept + rest;
    kept += rest.slice(0, found.index);
    rest = rest.slice(found.index + found[0].length);
    if (rest.startsWith('(')) rest = rest.slice(endOfParentheses(rest));
    rest = rest.trimStart();
  }
}

/** Index after the closing parenthesis of text that starts with one. Ignores string and character literals. */
function endOfParentheses(text: string): number {
  let depth = 0;
  for (const {0: part, index} of text.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()]/g)) {
    if (part === '(') depth++;
    if (part === ')' && --depth === 0) return index + 1;
  }
  return text.length;
}

/**
 * Parses the declaration of a parameter, and ignores annotations and `final`. Array brackets after the name become
 * part of the type.
 */
export function parseParameter(declaration: string): ApiParameter {
  const plain = withoutAnnotations(declaration)
    .replace(/\bfinal\s+/g, '')
    .replace(/\s+(?=\[|\.\.\.)/g, '')
    .trim();
  const {
    before = plain,
    name = '',
    dimensions = '',
  } = /^(?<before>.*?[\s>\].])(?<name>[\p{L}\p{N}_$]+)(?<dimensions>(?:\[\s*\])*)$/su.exec(plain)
    ?.groups ?? {};
  return {type: before.trim() + dimensions.replace(/\s/g, ''), name};
}
