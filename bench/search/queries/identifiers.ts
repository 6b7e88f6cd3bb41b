const IDENTIFIER = /[A-Za-z_][\w$]*(?:\.[A-Za-z_][\w$]*)*/g;

/** Words of an identifier in lower case: `Key.shiftLeft` → key, shift, left. */
export function identifierParts(identifier: string): string[] {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s._$]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
}

/** Names of code in prose: camelCase, dotted or with underscores, and 6 to 40 characters long. */
export function identifiersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [word] of text.matchAll(IDENTIFIER)) {
    if (word.length < 6 || word.length > 40) continue;
    if (!/[a-z\d][A-Z]|[a-z]{2}[._][A-Za-z]{2}|[A-Z]{2}_[A-Z]{2}/.test(word)) continue;
    if (/^www\.|\.(com|org|net|html?|txt|py|java|xml|c|h)$/i.test(word)) continue;
    const parts = identifierParts(word);
    if (parts.length >= 2 && parts.length <= 5 && parts.every((part) => part.length >= 2))
      found.add(word);
  }
  return found;
}
