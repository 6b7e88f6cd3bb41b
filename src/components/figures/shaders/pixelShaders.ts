import {createPicture, pixelOf, TRANSPARENT, type Picture, type Pixel} from './picture';

/** Converts an image into another one. Progress goes from 0 to 1 and has no effect on shaders without animation. */
export type PixelShader = (source: Picture, progress: number) => Picture;

const channel = (value: number): number => Math.min(255, Math.max(0, Math.trunc(value)));

function recolor(source: Picture, change: (pixel: Pixel) => Pixel): Picture {
  return {...source, pixels: source.pixels.map((pixel) => (pixel[3] > 0 ? change(pixel) : pixel))};
}

/** `GreyscaleShader`: replaces the color channels with their mean. */
export const greyscale: PixelShader = (source) =>
  recolor(source, ([red, green, blue, opacity]) => {
    const mean = channel((red + green + blue) / 3);
    return [mean, mean, mean, opacity];
  });

/** `InvertColorShader`: subtracts every color channel from 255. */
export const invertColors: PixelShader = (source) =>
  recolor(source, ([red, green, blue, opacity]) => [255 - red, 255 - green, 255 - blue, opacity]);

export function silhouette(color: Pixel): PixelShader {
  return (source) => recolor(source, () => color);
}

/** `ColorizeShader` with only a stop color: adds progress × color to every channel. */
export function colorize([stopRed, stopGreen, stopBlue]: Pixel): PixelShader {
  return (source, progress) =>
    recolor(source, ([red, green, blue, opacity]) => [
      channel(red + channel(progress * stopRed)),
      channel(green + channel(progress * stopGreen)),
      channel(blue + channel(progress * stopBlue)),
      opacity,
    ]);
}

/** `ColorPaletteShader`: replaces each color with the nearest one in a palette, by distance in the RGB cube. */
export function colorPalette(palette: readonly Pixel[]): PixelShader {
  const distance = (a: Pixel, b: Pixel): number =>
    Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return (source) =>
    recolor(source, (pixel) => {
      const nearest = palette.reduce((best, candidate) =>
        distance(candidate, pixel) < distance(best, pixel) ? candidate : best,
      );
      return [nearest[0], nearest[1], nearest[2], pixel[3]];
    });
}

/** `OutlineShader`: colors transparent pixels next to visible ones. The progress is the outline's opacity. */
export function outline([red, green, blue]: Pixel): PixelShader {
  return (source, progress) =>
    createPicture(source.width, source.height, (x, y) => {
      const pixel = pixelOf(source, x, y);
      const touches = [-1, 0, 1].some((dx) =>
        [-1, 0, 1].some((dy) => pixelOf(source, x + dx, y + dy)[3] > 0),
      );
      return pixel[3] === 0 && touches ? [red, green, blue, progress] : pixel;
    });
}

/** `DistortionShader`: reads each pixel from a position that a wave shifts sideways. */
export function distortion(amplitude: number, frequencyX: number, frequencyY: number): PixelShader {
  return (source, progress) =>
    createPicture(source.width, source.height, (x, y) => {
      const wave = Math.sin(2 * Math.PI * progress + x * frequencyX + y * frequencyY);
      const column = Math.trunc(Math.min(source.width - 1, Math.max(0, x + wave * amplitude)));
      return pixelOf(source, column, y);
    });
}

/** `FoliageShader`: shears the image to both sides around its bottom edge, by up to twice the given strength. */
export function foliage(strength: number): PixelShader {
  return (source, progress) => {
    const shear = 2 * strength * Math.sin(2 * Math.PI * progress);
    return createPicture(source.width, source.height, (x, y) =>
      pixelOf(source, Math.round(x - shear * (y - source.height)), y),
    );
  };
}

/**
 * `MotionShader`: scrolls the image. The speeds are the numbers of image widths and heights to scroll. Pixels that
 * leave at one edge reappear at the opposite edge.
 */
export function motion(speedX: number, speedY: number): PixelShader {
  const shift = (progress: number, speed: number, size: number): number => {
    const value = Math.trunc(progress * -speed * size);
    return value < 0 ? value + size * speed : value;
  };
  return (source, progress) =>
    createPicture(source.width, source.height, (x, y) =>
      pixelOf(
        source,
        (shift(progress, speedX, source.width) + x) % source.width,
        (shift(progress, speedY, source.height) + y) % source.height,
      ),
    );
}

/** `IrisShotShader`: keeps pixels within a circle whose radius shrinks from half the diagonal to 0. */
export const irisShot: PixelShader = (source, progress) => {
  const centerX = Math.trunc(source.width / 2);
  const centerY = Math.trunc(source.height / 2);
  const radius = Math.hypot(centerX, centerY) * (1 - progress);
  return createPicture(source.width, source.height, (x, y) =>
    Math.hypot(centerX - x, centerY - y) + 1 <= radius ? pixelOf(source, x, y) : TRANSPARENT,
  );
};

/** `IntRangeShader` with a `PixelateShader`: averages blocks that grow with the progress. */
export function pixelate(from: number, to: number): PixelShader {
  return (source, progress) => {
    const size = Math.trunc(from + progress * (to - from));
    return createPicture(source.width, source.height, (x, y) =>
      meanOfBlock(source, x - (x % size), y - (y % size), size),
    );
  };
}

function meanOfBlock(source: Picture, left: number, top: number, size: number): Pixel {
  const columns = Math.min(size, source.width - left);
  const rows = Math.min(size, source.height - top);
  const block = createPicture(columns, rows, (x, y) => pixelOf(source, left + x, top + y)).pixels;
  const mean = (index: 0 | 1 | 2 | 3): number =>
    block.reduce((sum, pixel) => sum + pixel[index], 0) / block.length;
  return [Math.trunc(mean(0)), Math.trunc(mean(1)), Math.trunc(mean(2)), mean(3)];
}
