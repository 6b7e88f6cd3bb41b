/** Splits text at a separator, but not inside angle brackets. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '<') depth++;
    else if (text[place] === '>') depth--;
    else if (depth === 0 && text.startsWith(separator, place)) {
      parts.push(text.slice(start, place));
      start = place + separator.length;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Splits text that begins with `<…>` into the text inside the brackets and the text after them. */
export function splitAngled(text: string): {inside: string; rest: string} {
  if (!text.startsWith('<')) return {inside: '', rest: text};
  let depth = 0;
  const end = [...text].findIndex((sign) => {
    if (sign === '<') depth++;
    if (sign === '>') depth--;
    return depth === 0;
  });
  return {inside: text.slice(1, end), rest: text.slice(end + 1).trim()};
}

export function splitLastWord(text: string): [before: string, last: string] {
  const words = splitOutside(text.trim(), ' ');
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

const MODIFIERS =
  /^(?:(?:public|protected|private|static|final|abstract|default|native|synchronized|strictfp|transient|volatile|sealed|non-sealed)\s+)+/;

/** Splits a declaration into its modifiers, without `public`, and the rest. */
export function splitModifiers(declaration: string): {mods: string[]; rest: string} {
  const [found = ''] = MODIFIERS.exec(declaration) ?? [];
  const mods = found.split(/\s+/).filter((word) => word !== '' && word !== 'public');
  return {mods, rest: declaration.slice(found.length)};
}
