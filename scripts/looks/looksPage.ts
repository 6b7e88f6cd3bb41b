import type {Difference} from './comparePictures';

export const SIDES = ['before', 'after', 'difference'];

export function looksPage(commit: string, differences: readonly Difference[]): string {
  const rows = [...differences]
    .sort((one, other) => other.pixels - one.pixels)
    .map(({name, pixels}) => {
      const pictures = SIDES.map(
        (side) =>
          `<figure><img src="${side}/${name}.png" alt=""><figcaption>${side}</figcaption></figure>`,
      );
      return `<h2>${name}: ${pixels} pixels</h2>\n<div>${pictures.join('')}</div>`;
    });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looks since ${commit}</title>
<style>
  body {font: 16px sans-serif; margin: 1rem}
  div {display: flex; gap: 1rem; align-items: start}
  figure {flex: 1; margin: 0}
  img {max-width: 100%; border: 1px solid #ccc}
</style>
<h1>Looks since ${commit}</h1>
${rows.join('\n') || '<p>Nothing differs.</p>'}
</html>
`;
}
