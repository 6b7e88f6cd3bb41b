import {randomVector} from '../chance/randomVector';
import type {Random} from '../Figure/random';

export interface FlockRules {
  /** Constant speed, in units per second. */
  readonly velocity: number;
  readonly perceptionRadius: number;
  /** Whether a boid ignores boids that fly toward it. */
  readonly perceptFrontalOnly: boolean;
  readonly separationStrength: number;
  readonly alignmentStrength: number;
  readonly cohesionStrength: number;
  readonly obstacleAvoidanceStrength: number;
  readonly obstaclePerceptionRadius: number;
}

export const DEFAULT_RULES: FlockRules = {
  velocity: 100,
  perceptionRadius: 40,
  perceptFrontalOnly: true,
  separationStrength: 10.8,
  alignmentStrength: 6.8,
  cohesionStrength: 4.1,
  obstacleAvoidanceStrength: 10,
  obstaclePerceptionRadius: 120,
};

export interface Boid {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
}

/** An area that boids avoid, or that they stay inside if it is a container. */
export interface FlockObstacle {
  x: number;
  y: number;
  width: number;
  height: number;
  readonly isContainer: boolean;
}

export interface FlockState {
  readonly boids: Boid[];
  readonly obstacles: FlockObstacle[];
}

const SENSOR_DEGREES = 22.5;
/** Half the side length of a boid's bounding box. */
const BOID_EXTENT = 2;
/** Factor by which an obstacle is enlarged for testing whether a boid is inside. */
const OBSTACLE_SCALE = 1.25;

export function createFlock(
  random: Random,
  count: number,
  velocity: number,
  obstacles: readonly FlockObstacle[],
  middle: {readonly x: number; readonly y: number},
): FlockState {
  const boids = Array.from({length: count}, () => {
    const place = randomVector(random, 100 * random());
    const flight = randomVector(random, velocity);
    return {
      x: middle.x + place.x,
      y: middle.y + place.y,
      velocityX: flight.x,
      velocityY: flight.y,
    };
  });
  return {boids, obstacles: obstacles.map((obstacle) => ({...obstacle}))};
}

function steer(boid: Boid, x: number, y: number, velocity: number, strength: number): void {
  const length = Math.hypot(x, y);
  const factor = length === 0 ? 0 : velocity / length;
  boid.velocityX += (x * factor - boid.velocityX) * strength;
  boid.velocityY += (y * factor - boid.velocityY) * strength;
}

export function isPerceived(boid: Boid, other: Boid, rules: FlockRules): boolean {
  const x = other.x - boid.x;
  const y = other.y - boid.y;
  if (other === boid || x * x + y * y > rules.perceptionRadius ** 2) return false;
  return !rules.perceptFrontalOnly || x * other.velocityX + y * other.velocityY > 0;
}

function followNeighbors(boid: Boid, neighbors: Boid[], rules: FlockRules, seconds: number): void {
  let [awayX, awayY, flightX, flightY, middleX, middleY] = [0, 0, 0, 0, 0, 0];
  for (const other of neighbors) {
    const x = boid.x - other.x;
    const y = boid.y - other.y;
    const weight = Math.max(0.1, x * x + y * y);
    awayX += x / weight;
    awayY += y / weight;
    middleX += other.x / neighbors.length;
    middleY += other.y / neighbors.length;
    flightX += other.velocityX;
    flightY += other.velocityY;
  }
  const {velocity} = rules;
  if (awayX !== 0 || awayY !== 0) {
    steer(boid, awayX, awayY, velocity, rules.separationStrength * seconds);
  }
  steer(boid, flightX, flightY, velocity, rules.alignmentStrength * seconds);
  const [x, y] = [middleX - boid.x, middleY - boid.y];
  steer(boid, x, y, velocity, rules.cohesionStrength * seconds);
}

/** Counts how often a boid's three feelers cross the edges of an obstacle. */
function crossings(boid: Boid, obstacle: FlockObstacle, reach: number): number {
  const {x, y, width, height} = obstacle;
  const ahead = Math.atan2(boid.velocityY, boid.velocityX);
  let count = 0;
  for (const degrees of [0, SENSOR_DEGREES, -SENSOR_DEGREES]) {
    const angle = ahead + (degrees * Math.PI) / 180;
    const [reachX, reachY] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    for (const border of [x, x + width]) {
      const along = (border - boid.x) / reachX;
      const at = boid.y + reachY * along;
      if (along >= 0 && along <= 1 && at >= y && at <= y + height) count += 1;
    }
    for (const border of [y, y + height]) {
      const along = (border - boid.y) / reachY;
      const at = boid.x + reachX * along;
      if (along >= 0 && along <= 1 && at >= x && at <= x + width) count += 1;
    }
  }
  return count;
}

function isAround({x, y, width, height}: FlockObstacle, boid: Boid): boolean {
  const reachX = (width * OBSTACLE_SCALE) / 2 - BOID_EXTENT;
  const reachY = (height * OBSTACLE_SCALE) / 2 - BOID_EXTENT;
  return Math.abs(boid.x - x - width / 2) <= reachX && Math.abs(boid.y - y - height / 2) <= reachY;
}

function avoidObstacles(
  boid: Boid,
  obstacles: FlockObstacle[],
  rules: FlockRules,
  seconds: number,
) {
  let [steerX, steerY] = [0, 0];
  let hits = 0;
  for (const obstacle of obstacles) {
    if (obstacle.isContainer !== isAround(obstacle, boid)) continue;
    const count = crossings(boid, obstacle, rules.obstaclePerceptionRadius);
    if (count === 0) continue;
    const nearestX = Math.min(Math.max(boid.x, obstacle.x), obstacle.x + obstacle.width);
    const nearestY = Math.min(Math.max(boid.y, obstacle.y), obstacle.y + obstacle.height);
    let [x, y] = [boid.x - nearestX, boid.y - nearestY];
    if (Math.hypot(x, y) < 0.1) [x, y] = [-boid.velocityY, boid.velocityX];
    const length = Math.hypot(x, y) || 1;
    steerX += (x / length) * count;
    steerY += (y / length) * count;
    hits += count;
  }
  if (hits > 0) {
    steer(boid, steerX, steerY, rules.velocity, seconds * rules.obstacleAvoidanceStrength);
  }
}

/** Advances a flock as the engine's `BoidSystem` and `PhysicsSystem` do in one frame. */
export function stepFlock(
  {boids, obstacles}: FlockState,
  rules: FlockRules,
  seconds: number,
): void {
  for (const boid of boids) {
    const neighbors = boids.filter((other) => isPerceived(boid, other, rules));
    if (neighbors.length > 0) followNeighbors(boid, neighbors, rules, seconds);
    avoidObstacles(boid, obstacles, rules, seconds);
    const speed = Math.hypot(boid.velocityX, boid.velocityY) || 1;
    boid.velocityX *= rules.velocity / speed;
    boid.velocityY *= rules.velocity / speed;
  }
  for (const boid of boids) {
    boid.x += boid.velocityX * seconds;
    boid.y += boid.velocityY * seconds;
  }
}

/** Measures how well directions agree: 1 if all boids fly in the same direction, near 0 if directions are random. */
export function agreement(boids: readonly Boid[]): number {
  let [x, y] = [0, 0];
  for (const {velocityX, velocityY} of boids) {
    const speed = Math.hypot(velocityX, velocityY) || 1;
    x += velocityX / speed;
    y += velocityY / speed;
  }
  return boids.length === 0 ? 0 : Math.hypot(x, y) / boids.length;
}
