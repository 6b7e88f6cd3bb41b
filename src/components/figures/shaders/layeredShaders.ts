import {
  createPicture,
  pixelFromHex,
  pixelOf,
  TRANSPARENT,
  type Picture,
  type Pixel,
} from './picture';
import {outline, type PixelShader} from './pixelShaders';

/** `CombinedShader`: several shaders in sequence, all with the same progress. */
export function combined(...shaders: readonly PixelShader[]): PixelShader {
  return (source, progress) =>
    shaders.reduce((picture, shader) => shader(picture, progress), source);
}

export function expand(x: number, y: number): PixelShader {
  return (source) =>
    createPicture(source.width + 2 * x, source.height + 2 * y, (column, row) =>
      pixelOf(source, column - x, row - y),
    );
}

/** `ColorizeShader` with start and stop: adds a color that changes from the start color to the stop color. */
export function colorizeBetween(start: Pixel, stop: Pixel): PixelShader {
  return (source, progress) => {
    const added = ([0, 1, 2] as const).map((channel) =>
      Math.trunc((1 - progress) * start[channel] + progress * stop[channel]),
    );
    const [red = 0, green = 0, blue = 0] = added;
    const pixels = source.pixels.map((pixel): Pixel => {
      if (pixel[3] === 0) return pixel;
      const sum = [pixel[0] + red, pixel[1] + green, pixel[2] + blue];
      const [r = 0, g = 0, b = 0] = sum.map((value) => Math.min(255, value));
      return [r, g, b, pixel[3]];
    });
    return {...source, pixels};
  };
}

/** Blends a pixel over another one, like `AlphaComposite.SRC_OVER`. */
export function over(below: Pixel, above: Pixel, opacity = 1): Pixel {
  const share = above[3] * opacity;
  const total = share + below[3] * (1 - share);
  if (total === 0) return TRANSPARENT;
  const mix = (channel: 0 | 1 | 2): number =>
    (above[channel] * share + below[channel] * below[3] * (1 - share)) / total;
  return [mix(0), mix(1), mix(2), total];
}

/** `AberrationShader`: four faint copies that swing around the image. */
export const aberration: PixelShader = (source, progress) => {
  const x = Math.trunc(Math.sin(10 * progress) * 3);
  const y = Math.trunc(Math.sin(20 * progress) * 5);
  const x2 = Math.trunc(Math.sin(20 * progress) * -5);
  const y2 = Math.trunc(Math.sin(10 * progress) * -3);
  const copies = [
    [x, y, 0.1],
    [x2, y2, 0.1],
    [x, y2, 0.2],
    [x2, y2, 0.2],
  ] as const;
  return createPicture(source.width + 8, source.height + 8, (column, row) =>
    copies.reduce<Pixel>(
      (pixel, [dx, dy, opacity]) =>
        over(pixel, pixelOf(source, column - 4 - dx, row - 4 - dy), opacity),
      TRANSPARENT,
    ),
  );
};

function scattered(x: number, y: number, z: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Returns smooth noise from 0 to 1. It is used instead of the engine's own cloud and noise functions. */
export function noise(x: number, y: number, z: number): number {
  const corner = [Math.floor(x), Math.floor(y), Math.floor(z)] as const;
  const [shareX, shareY, shareZ] = [x - corner[0], y - corner[1], z - corner[2]].map(
    (share) => share * share * (3 - 2 * share),
  );
  let sum = 0;
  for (let index = 0; index < 8; index += 1) {
    const [dx, dy, dz] = [index & 1, (index >> 1) & 1, index >> 2] as const;
    const weight = (at: number, share = 0): number => (at === 1 ? share : 1 - share);
    sum +=
      weight(dx, shareX) *
      weight(dy, shareY) *
      weight(dz, shareZ) *
      scattered(corner[0] + dx, corner[1] + dy, corner[2] + dz);
  }
  return sum;
}

/** `DissolveShader`: keeps the pixels whose cloud density is higher than the progress. */
export const dissolve: PixelShader = (source, progress) =>
  createPicture(source.width, source.height, (x, y) =>
    noise(x / 3, y / 3, 0) * 0.7 + noise(x, y, 9) * 0.3 >= progress
      ? pixelOf(source, x, y)
      : TRANSPARENT,
  );

/** `UnderwaterShader`: reads each pixel from a position shifted by slow noise. */
export function underwater(zoom: number, distortion: number): PixelShader {
  return (source, progress) => {
    const depth = (offset: number): number =>
      (1 + Math.sin(offset + progress * 2 * Math.PI) * 100) / zoom;
    const moved = (x: number, y: number, seed: number, z: number): number =>
      (noise((x * 8) / zoom + seed, (y * 8) / zoom, z) * 2 - 1) * distortion;
    const limited = (value: number, size: number): number =>
      Math.trunc(Math.min(size - 1, Math.max(0, value)));
    return createPicture(source.width, source.height, (x, y) =>
      pixelOf(
        source,
        limited(x + moved(x, y, 31, depth(0)), source.width),
        limited(y + moved(x, y, 87, depth(1)), source.height),
      ),
    );
  };
}

/** Replaces each pixel with the mean of all pixels within `radius`, including transparent ones. */
function blur(source: Picture, radius: number): Picture {
  const count = (2 * radius + 1) ** 2;
  return createPicture(source.width, source.height, (x, y) => {
    const sum = [0, 0, 0, 0] as [number, number, number, number];
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const [red, green, blue, opacity] = pixelOf(source, x + dx, y + dy);
        sum[0] += red * opacity;
        sum[1] += green * opacity;
        sum[2] += blue * opacity;
        sum[3] += opacity;
      }
    }
    const [red, green, blue, opacity] = sum;
    if (opacity === 0) return TRANSPARENT;
    return [red / opacity, green / opacity, blue / opacity, opacity / count];
  });
}

/** `NeonShader`: adds two blurred outlines around the pixels of one color. */
export function neon(mask: Pixel, glow: string): PixelShader {
  const [red, green, blue] = pixelFromHex(glow);
  const first = outline([red, green, blue, 1]);
  return (source) => {
    const masked = createPicture(source.width, source.height, (x, y) => {
      const pixel = pixelOf(source, x, y);
      const isMask = mask.every((value, channel) => pixel[channel] === value);
      return isMask ? pixel : TRANSPARENT;
    });
    const blurred = blur(first(first(masked, 0.4), 0.1), 1);
    return createPicture(source.width, source.height, (x, y) =>
      over(pixelOf(source, x, y), pixelOf(blurred, x, y)),
    );
  };
}
