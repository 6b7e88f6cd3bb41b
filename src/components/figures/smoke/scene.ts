import type {Scene, Surface} from '../Figure/scene';
import type {SmokeFigureValues} from './figure';
import {createSmoke, densityOf, GRID, type Smoke, STONE, stepSmoke} from './simulation';
import type {SmokeGrid} from './solver';

const VISCOSITY = 0.0000000004;

let picture: {readonly context: CanvasRenderingContext2D; readonly data: ImageData} | undefined;

function createPicture() {
  const canvas = document.createElement('canvas');
  canvas.width = GRID.width - 2;
  canvas.height = GRID.height - 2;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw on a canvas.');
  return {context, data: context.createImageData(canvas.width, canvas.height)};
}

function writePixels({data, width}: ImageData, {colors}: SmokeGrid): void {
  const [red, green, blue, opacity] = colors;
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const column = pixel % width;
    const cell = ((pixel - column) / width + 1) * GRID.width + column + 1;
    const density = opacity[cell] ?? 0;
    const share = density > 0 ? 255 / density : 0;
    data[pixel * 4] = (red[cell] ?? 0) * share;
    data[pixel * 4 + 1] = (green[cell] ?? 0) * share;
    data[pixel * 4 + 2] = (blue[cell] ?? 0) * share;
    data[pixel * 4 + 3] = Math.min(1, density) * 255;
  }
}

function drawStone({context, colors}: Surface): void {
  const box = [STONE.x, STONE.y, STONE.width, STONE.height].map((cells) => cells * GRID.cell);
  const [x = 0, y = 0, width = 0, height = 0] = box;
  context.fillStyle = colors.muted;
  context.fillRect(x, y, width, height);
  context.strokeStyle = colors.ink;
  context.lineWidth = 2;
  context.strokeRect(x + 1, y + 1, width - 2, height - 2);
}

const scene: Scene<Smoke, SmokeFigureValues> = {
  create: createSmoke,
  step: (smoke, {values, pointer}) => stepSmoke(smoke, {...values, viscosity: VISCOSITY}, pointer),
  draw(surface, {grid}, {hasStone}) {
    const {context, width, height} = surface;
    picture ??= createPicture();
    writePixels(picture.data, grid);
    picture.context.putImageData(picture.data, 0, 0);
    // The sky is dark in both themes, because the smoke is bright.
    context.fillStyle = '#1d1b26';
    context.fillRect(0, 0, width, height);
    const {cell} = GRID;
    context.drawImage(picture.context.canvas, cell, cell, width - 2 * cell, height - 2 * cell);
    if (hasStone) drawStone(surface);
    context.fillStyle = '#5b3413';
    for (const x of [26, 54]) context.fillRect((x - 4) * cell, 45 * cell, 9 * cell, 1.5 * cell);
  },
  describe(smoke, {hasStone}) {
    const {height, colors, width} = {...smoke.grid};
    const opacity = colors[3];
    const row = Array.from({length: height}, (_, y) =>
      Math.max(...opacity.slice(y * width, (y + 1) * width)),
    ).findIndex((densest) => densest > 0.1);
    const risen = row < 0 ? 0 : Math.round((1 - row / height) * 100);
    const density = Math.min(100, Math.round(densityOf(smoke) * 100));
    return [
      `Orange and blue smoke from two fires${hasStone ? ', with a stone above them' : ''}.`,
      `It has risen through ${risen} percent of the picture,`,
      `and its average density is ${density} percent.`,
    ].join(' ');
  },
};

export default scene;
