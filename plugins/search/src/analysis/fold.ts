const MARKS = /\p{M}+/gu;

/** Lower case without accents: `Größe` → `grosse`, `Café` → `cafe`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  for (let index = 0; index < lower.length; index++) {
    if (lower.charCodeAt(index) > 127)
      return lower.normalize('NFKD').replace(MARKS, '').replaceAll('ß', 'ss');
  }
  return lower;
}
