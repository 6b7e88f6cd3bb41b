import {readColors} from './colors';
import type {Surface} from './scene';

/** Maximum number of canvas pixels per CSS pixel. More would be slower without a visible difference. */
const MOST_PIXELS_PER_CSS_PIXEL = 2;

export interface LiveSurface {
  begin(): Surface;
  dispose(): void;
}

/** Calls back when the pixel density changes: the reader zooms, or moves the window to another screen. */
function watchDensity(onChange: () => void, signal: AbortSignal): void {
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      onChange();
      watchDensity(onChange, signal);
    },
    {once: true, signal},
  );
}

/**
 * @param size size of the scene in its own units
 * @param onChange called when size or theme have changed and the frame must be redrawn
 * @throws Error if the browser has no canvas
 */
export function createSurface(
  canvas: HTMLCanvasElement,
  size: {readonly width: number; readonly height: number},
  onChange: () => void,
): LiveSurface {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw on a canvas.');
  const family = getComputedStyle(canvas).fontFamily;
  let colors = readColors(canvas);
  let cssWidth = canvas.clientWidth;

  const resizing = new ResizeObserver(() => {
    if (canvas.clientWidth === cssWidth) return;
    cssWidth = canvas.clientWidth;
    onChange();
  });
  resizing.observe(canvas);
  const changeColors = (): void => {
    colors = readColors(canvas);
    onChange();
  };
  const theming = new MutationObserver(changeColors);
  theming.observe(document.documentElement, {attributeFilter: ['data-theme']});
  const listeners = new AbortController();
  const {signal} = listeners;
  for (const query of ['(forced-colors: active)', '(prefers-color-scheme: dark)'])
    matchMedia(query).addEventListener('change', changeColors, {signal});
  watchDensity(onChange, signal);

  return {
    begin() {
      const density = Math.min(window.devicePixelRatio, MOST_PIXELS_PER_CSS_PIXEL);
      const width = Math.max(1, Math.round(cssWidth * density));
      const height = Math.max(1, Math.round((width * size.height) / size.width));
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      const pixel = size.width / Math.max(1, cssWidth);
      const scale = width / size.width;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      const font = (textSize: number, weight = 400): string =>
        `${weight} ${textSize * pixel}px ${family}`;
      return {context, width: size.width, height: size.height, pixel, colors, font};
    },
    dispose() {
      listeners.abort();
      resizing.disconnect();
      theming.disconnect();
    },
  };
}
