import {pixelOf, type Picture, type Pixel} from './picture';

export interface ColorPath {
  readonly fill: string;
  /** Path data that covers runs of pixels, one unit per pixel. */
  readonly path: string;
}

export function colorPaths(picture: Picture): readonly ColorPath[] {
  const paths = new Map<string, string>();
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width;) {
      const fill = cssColor(pixelOf(picture, x, y));
      const start = x;
      while (x < picture.width && cssColor(pixelOf(picture, x, y)) === fill) x++;
      if (fill !== '') {
        const length = x - start;
        paths.set(fill, `${paths.get(fill) ?? ''}M${start} ${y}h${length}v1h-${length}z`);
      }
    }
  }
  return [...paths].map(([fill, path]) => ({fill, path}));
}

function cssColor([red, green, blue, opacity]: Pixel): string {
  if (opacity === 0) return '';
  const alpha = opacity < 1 ? ` / ${Math.round(opacity * 100)}%` : '';
  return `rgb(${red} ${green} ${blue}${alpha})`;
}
