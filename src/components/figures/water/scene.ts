import {counted} from '@screwbox/shared/text/counted';
import type {Scene, Surface as Canvas} from '../Figure/scene';
import type {WaterValues} from './figure';
import {type Box, boxAt, createWater, POOL, stepWater, type Water} from './simulation';

function drawBox({context, pixel, colors}: Canvas, {x, y, size, angle}: Box): void {
  const half = size / 2;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = '#c8843f';
  context.fillRect(-half, -half, size, size);
  context.strokeStyle = '#5b3413';
  context.lineWidth = Math.max(2, size / 12);
  context.strokeRect(-half + 1, -half + 1, size - 2, size - 2);
  context.beginPath();
  context.moveTo(-half, -half);
  context.lineTo(half, half);
  context.moveTo(half, -half);
  context.lineTo(-half, half);
  context.stroke();
  context.strokeStyle = colors.ink;
  context.lineWidth = pixel;
  context.strokeRect(-half, -half, size, size);
  context.restore();
}

function traceSurface(context: CanvasRenderingContext2D, {surface: {heights}}: Water): void {
  const gap = POOL.width / (heights.length - 1);
  context.beginPath();
  for (const [node, height] of heights.entries()) context.lineTo(node * gap, POOL.top + height);
}

function drawWater({context, pixel, colors, width, height}: Canvas, water: Water): void {
  traceSurface(context, water);
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.closePath();
  context.globalAlpha = 0.55;
  context.fillStyle = colors.blue;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = colors.muted;
  context.lineWidth = pixel;
  context.setLineDash([4 * pixel, 4 * pixel]);
  context.beginPath();
  context.moveTo(0, POOL.top);
  context.lineTo(width, POOL.top);
  context.stroke();
  context.setLineDash([]);
  traceSurface(context, water);
  context.strokeStyle = colors.blue;
  context.lineWidth = 3;
  context.stroke();
  const gap = POOL.width / (water.surface.heights.length - 1);
  context.fillStyle = colors.ink;
  for (const [node, nodeHeight] of water.surface.heights.entries()) {
    context.beginPath();
    context.arc(node * gap, POOL.top + nodeHeight, 1.8, 0, 2 * Math.PI);
    context.fill();
  }
}

const scene: Scene<Water, WaterValues> = {
  create: ({nodeCount}) => createWater(nodeCount),
  step: (water, {values, pointer}) => stepWater(water, values, pointer),
  draw(canvas, water) {
    for (const box of water.boxes) drawBox(canvas, box);
    drawWater(canvas, water);
  },
  describe({surface, boxes}) {
    const highest = Math.max(...surface.heights.map((height) => -height));
    const floating = boxes.filter(({isFloating}) => isFloating).length;
    const wave = counted(Math.max(0, Math.round(highest)), 'unit');
    return [
      `A pool with ${counted(boxes.length, 'box', 'boxes')}, ${floating} of them at the surface.`,
      `The highest wave is ${wave} above the resting level.`,
    ].join(' ');
  },
  isGrabbable: (water, x, y) => boxAt(water, x, y) !== undefined,
};

export default scene;
