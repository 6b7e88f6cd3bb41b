// Marks of other scripts are letters of their own: Russian й is not и.
// No lookbehind: every page loads this, and Safari before 16.4 could run no script of it.
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/** Lower case without accents: `Größe` → `grosse`, `Café` → `cafe`, and `ещё` → `еще`, as many write. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  for (let index = 0; index < lower.length; index++) {
    if (lower.charCodeAt(index) > 127)
      return lower
        .normalize('NFKD')
        .replace(MARKED, '$1')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replaceAll('ё', 'е');
  }
  return lower;
}
