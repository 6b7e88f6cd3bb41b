export interface ApiParameter {
  /** As written in the source, with generics; varargs end in `...`. */
  readonly type: string;
  readonly name: string;
}

/** Takes annotations out of a declaration, with what stands in their parentheses. */
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

/** Where the parentheses end that a text begins with. Those in strings and characters do not count. */
function endOfParentheses(text: string): number {
  let depth = 0;
  for (const {0: part, index} of text.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()]/g)) {
    if (part === '(') depth++;
    if (part === ')' && --depth === 0) return index + 1;
  }
  return text.length;
}

/**
 * Reads a parameter as it is declared: annotations and `final` are not part of its type, and the brackets
 * of an array may stand behind its name.
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
