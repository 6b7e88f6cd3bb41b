function labelOf(name: string, count: string): string {
  return name === 'imports' ? `${count} imports` : `Show all ${count} lines`;
}

/** HTML of a block whose buttons have their texts. */
export function foldLabels(html: string): string {
  return html.replace(/<!--(imports|lines):(\d+)-->/g, (_, name: string, count: string) =>
    labelOf(name, count),
  );
}
