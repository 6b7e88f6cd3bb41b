export function cardPath(pathname: string, baseUrl: string): string {
  const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1);
  return `cards/${inside.replace(/\/$|\.html$/, '') || 'home'}.png`;
}
