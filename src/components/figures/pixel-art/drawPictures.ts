interface Art {
  readonly palette: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, readonly (readonly string[])[]>>;
}

type Paint = OffscreenCanvasRenderingContext2D;

/** @throws Error if the browser does not support `OffscreenCanvas` */
export function paintOf(canvas: OffscreenCanvas): Paint {
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('This browser does not draw on a canvas.');
  return paint;
}

function drawFrame(rows: readonly string[], palette: Art['palette']): OffscreenCanvas {
  const canvas = new OffscreenCanvas(rows[0]?.length ?? 1, rows.length);
  const paint = paintOf(canvas);
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const color = palette[letter];
      if (color !== undefined) {
        paint.fillStyle = color;
        paint.fillRect(x, y, 1, 1);
      }
    }
  }
  return canvas;
}

/** Draws the frames of each image once, so that a scene only has to copy them. */
export function drawPictures({palette, pictures}: Art): Map<string, OffscreenCanvas[]> {
  return new Map(
    Object.entries(pictures).map(([name, frames]) => [
      name,
      frames.map((rows) => drawFrame(rows, palette)),
    ]),
  );
}
