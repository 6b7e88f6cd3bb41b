import {createGrip, type Grip, nearestWithin, updateGrip} from '../Figure/grip';
import {type Pointer, STEP_SECONDS} from '../Figure/scene';
import {body, cloth, rope, type Structure} from './structures';

export const ROOM = {width: 480, height: 280, floor: 262};

/** `maxVelocity` of `PhysicsComponent`, and the friction of the floor's collider. */
const MAX_SPEED = 1000;
const FLOOR_FRICTION = 200;
const REACH = 26;
/** Factor for the speed at which a held node follows the pointer. */
const FOLLOW = 14;

interface LinkOptions {
  /** Force that shortens a link that is too long. */
  readonly retract: number;
  /** Force that lengthens a link that is too short. */
  readonly expand: number;
  /**
   * Above a length difference of 1 / stiffness, the force grows with the square of the difference.
   */
  readonly stiffness: number;
}

export interface SoftOptions extends LinkOptions {
  readonly gravity: number;
  readonly friction: number;
}

/** Maximum change of speed that a link causes in one step. It is the default of `SoftLinkComponent`. */
const FLEXIBILITY = 150;

export interface SoftNode {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  /** Whether the node has no physics. Other nodes hang from it. */
  readonly isFixed: boolean;
}

interface Link {
  readonly from: SoftNode;
  readonly to: SoftNode;
  readonly length: number;
}

export interface SoftBody {
  readonly kind: 'rope' | 'cloth' | 'body';
  readonly structure: Structure;
  readonly nodes: readonly SoftNode[];
  readonly links: readonly Link[];
}

export interface SoftWorld {
  readonly bodies: readonly SoftBody[];
  readonly grip: Grip;
}

export function createSoftBody(
  kind: SoftBody['kind'],
  structure: Structure,
  isFixed: (index: number) => boolean,
): SoftBody {
  const nodes = structure.nodes.map(({x, y}, index): SoftNode => {
    return {x, y, speedX: 0, speedY: 0, isFixed: isFixed(index)};
  });
  const links = [...structure.links, ...structure.inner].flatMap(([start, end]): Link[] => {
    const from = nodes[start];
    const to = nodes[end];
    return from && to ? [{from, to, length: Math.hypot(to.x - from.x, to.y - from.y)}] : [];
  });
  return {kind, structure, nodes, links};
}

function placed({nodes, ...links}: Structure, left: number, top: number): Structure {
  return {...links, nodes: nodes.map(({x, y}) => ({x: x + left, y: y + top}))};
}

export function createSoftWorld(): SoftWorld {
  const columns = 11;
  return {
    bodies: [
      createSoftBody('cloth', placed(cloth(columns, 8, 15), 170, 24), (index) => index < columns),
      createSoftBody('rope', placed(rope(12, 100), 60, 24), (index) => index === 0),
      createSoftBody('body', placed(body(12, 38), 376, 60), () => false),
    ],
    grip: createGrip(),
  };
}

export function freeNodes({bodies}: SoftWorld): SoftNode[] {
  return bodies.flatMap(({nodes}) => nodes.filter(({isFixed}) => !isFixed));
}

export function nodeAt(world: SoftWorld, x: number, y: number): number | undefined {
  return nearestWithin(freeNodes(world), x, y, REACH);
}

/** `SoftPhysicsSystem`: changes the speed of the nodes at both ends of a link that is too long or too short. */
function applyLink({from, to, length}: Link, {retract, expand, stiffness}: LinkOptions): void {
  const deltaX = to.x - from.x;
  const deltaY = to.y - from.y;
  const distance = Math.hypot(deltaX, deltaY);
  const difference = distance - length;
  const strength = difference > 0 ? retract : expand;
  const factor =
    difference * Math.max(1, stiffness * Math.abs(difference)) * STEP_SECONDS * strength;
  const motion = Math.abs(distance * factor);
  const limited = motion > FLEXIBILITY ? (factor * FLEXIBILITY) / motion : factor;
  for (const [node, sign] of [
    [from, 1],
    [to, -1],
  ] as const) {
    if (node.isFixed) continue;
    node.speedX += sign * deltaX * limited;
    node.speedY += sign * deltaY * limited;
  }
}

function move(node: SoftNode, friction: number): void {
  const fast = Math.max(1, Math.hypot(node.speedX, node.speedY) / MAX_SPEED);
  node.speedX /= fast;
  node.speedY /= fast;
  node.x += node.speedX * STEP_SECONDS;
  node.y += node.speedY * STEP_SECONDS;
  if (node.y > ROOM.floor) {
    node.y = ROOM.floor;
    node.speedY = 0;
    const slower = Math.max(0, Math.abs(node.speedX) - FLOOR_FRICTION * STEP_SECONDS);
    node.speedX = Math.sign(node.speedX) * slower;
  }
  if (node.x < 0 || node.x > ROOM.width) {
    node.x = Math.min(ROOM.width, Math.max(0, node.x));
    node.speedX = 0;
  }
  const kept = Math.max(0, 1 - friction * STEP_SECONDS);
  node.speedX *= kept;
  node.speedY *= kept;
}

export function stepSoftWorld(world: SoftWorld, options: SoftOptions, pointer: Pointer): void {
  const nodes = freeNodes(world);
  updateGrip(world.grip, pointer, (x, y) => nodeAt(world, x, y));
  for (const [index, node] of nodes.entries()) {
    if (index === world.grip.held) {
      node.speedX = (pointer.x - node.x) * FOLLOW;
      node.speedY = (pointer.y - node.y) * FOLLOW;
    } else {
      node.speedY += options.gravity * STEP_SECONDS;
    }
    move(node, options.friction);
  }
  for (const {links} of world.bodies) for (const link of links) applyLink(link, options);
}
