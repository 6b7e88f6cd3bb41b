import {counted} from '@screwbox/shared/text/counted';
import type {Scene, Surface} from '../Figure/scene';
import type {SoftPhysicsValues} from './figure';
import {
  createSoftWorld,
  freeNodes,
  nodeAt,
  ROOM,
  type SoftBody,
  type SoftNode,
  type SoftWorld,
  stepSoftWorld,
} from './simulation';

/** Speed below which a node counts as resting, in pixels per second. */
const STILL = 30;

function drawLinks({context}: Surface, {links}: SoftBody, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  for (const {from, to} of links) {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

function drawNodes({context}: Surface, nodes: readonly SoftNode[], color: string, radius: number) {
  context.fillStyle = color;
  context.beginPath();
  for (const {x, y} of nodes) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fill();
}

function drawOutline({context}: Surface, {nodes, structure}: SoftBody, color: string): void {
  context.beginPath();
  for (const [index] of structure.links) {
    const node = nodes[index];
    if (node) context.lineTo(node.x, node.y);
  }
  context.closePath();
  context.fillStyle = color;
  context.globalAlpha = 0.3;
  context.fill();
  context.globalAlpha = 1;
}

function drawCells({context}: Surface, {nodes}: SoftBody, columns: number, color: string): void {
  context.fillStyle = color;
  context.globalAlpha = 0.35;
  for (const [index, corner] of nodes.entries()) {
    const right = nodes[index + 1];
    const below = nodes[index + columns];
    const across = nodes[index + columns + 1];
    if (!right || !below || !across || index % columns === columns - 1) continue;
    context.beginPath();
    for (const {x, y} of [corner, right, across, below]) context.lineTo(x, y);
    context.closePath();
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawBody(surface: Surface, body: SoftBody): void {
  const {colors, pixel} = surface;
  switch (body.kind) {
    case 'rope':
      drawLinks(surface, body, colors.primary, 4);
      drawNodes(surface, body.nodes, colors.ink, 2.5);
      break;
    case 'cloth':
      drawCells(surface, body, 11, colors.red);
      drawLinks(surface, body, colors.red, pixel);
      break;
    case 'body':
      drawOutline(surface, body, colors.green);
      drawLinks(surface, body, colors.green, 2);
      drawNodes(surface, body.nodes, colors.ink, 2.5);
      break;
  }
  const fixed = body.nodes.filter(({isFixed}) => isFixed);
  drawNodes(surface, fixed, colors.ink, 4);
}

const scene: Scene<SoftWorld, SoftPhysicsValues> = {
  create: createSoftWorld,
  step: (world, {values, pointer}) => stepSoftWorld(world, values, pointer),
  draw(surface, world) {
    const {context, colors} = surface;
    context.fillStyle = colors.line;
    context.fillRect(0, ROOM.floor, ROOM.width, ROOM.height - ROOM.floor);
    for (const body of world.bodies) drawBody(surface, body);
  },
  describe(world) {
    const [, rope, ball] = world.bodies;
    const lowest = (body?: SoftBody) => Math.max(...(body?.nodes.map(({y}) => y) ?? []));
    const moving = freeNodes(world).filter(
      ({speedX, speedY}) => Math.hypot(speedX, speedY) > STILL,
    );
    const [ropeEnd, ballEnd] = [rope, ball].map((body) => Math.round(lowest(body)));
    return [
      `A rope that hangs on its first node and reaches down to ${ropeEnd} of ${ROOM.height} units,`,
      `a cloth that hangs on its upper border, and a ball whose lowest node is at ${ballEnd}.`,
      `${counted(moving.length, 'node is', 'nodes are')} moving.`,
    ].join(' ');
  },
  isGrabbable: (world, x, y) => nodeAt(world, x, y) !== undefined,
};

export default scene;
