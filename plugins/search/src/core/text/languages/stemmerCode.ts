const NORWEGIAN = ['nb', 'nn'];

export function stemmerCode(locale: string): string {
  const code = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return NORWEGIAN.includes(code) ? 'no' : code;
}
