// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createSurface, type LiveSurface} from './createSurface';

let listeners: Map<string, EventTarget>;
let canvas: HTMLCanvasElement;
let changes: number;
let surface: LiveSurface;

const CONTEXT = {setTransform: vi.fn(), clearRect: vi.fn()} as unknown as CanvasRenderingContext2D;

class Observer {
  observe(): void {}
  disconnect(): void {}
}

function setDensity(ratio: number): void {
  const before = `(resolution: ${window.devicePixelRatio}dppx)`;
  vi.stubGlobal('devicePixelRatio', ratio);
  listeners.get(before)?.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  listeners = new Map();
  changes = 0;
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('matchMedia', (query: string) => {
    const target = listeners.get(query) ?? new EventTarget();
    listeners.set(query, target);
    return target;
  });
  vi.stubGlobal('ResizeObserver', Observer);
  canvas = document.body.appendChild(document.createElement('canvas'));
  Object.defineProperty(canvas, 'clientWidth', {value: 300});
  canvas.getContext = (() => CONTEXT) as unknown as HTMLCanvasElement['getContext'];
  surface = createSurface(canvas, {width: 600, height: 300}, () => (changes += 1));
});
afterEach(() => {
  surface.dispose();
  canvas.remove();
  vi.unstubAllGlobals();
});

test('A canvas has one pixel per device pixel, but at most two per CSS pixel', () => {
  for (const [ratio, width] of [
    [1, 300],
    [1.5, 450],
    [2, 600],
    [3, 600],
  ] as const) {
    setDensity(ratio);
    surface.begin();
    expect([canvas.width, canvas.height]).toEqual([width, width / 2]);
  }
});

test('Each change of the pixel density causes a redraw, even if nothing plays', () => {
  setDensity(2);
  expect(changes).toBe(1);
  setDensity(1.25);
  expect(changes).toBe(2);
});

test.each(['(forced-colors: active)', '(prefers-color-scheme: dark)'])(
  'A change of the media query %s causes a redraw',
  (query) => {
    listeners.get(query)?.dispatchEvent(new Event('change'));
    expect(changes).toBe(1);
  },
);

test('A change after the surface is disposed of causes no redraw', () => {
  surface.dispose();
  setDensity(2);
  listeners.get('(forced-colors: active)')?.dispatchEvent(new Event('change'));
  expect(changes).toBe(0);
});
