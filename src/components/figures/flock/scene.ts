import {counted} from '@screwbox/shared/text/counted';
import {contains} from '../collisions/separation';
import {type Pointer, type Scene, STEP_SECONDS, type Surface} from '../Figure/scene';
import {FLOCK, type FlockValues} from './figure';
import {
  agreement,
  type Boid,
  createFlock,
  DEFAULT_RULES,
  type FlockObstacle,
  type FlockRules,
  type FlockState,
  isPerceived,
  stepFlock,
} from './flock';

const CAGE: FlockObstacle = {
  x: 0,
  y: 0,
  width: FLOCK.width,
  height: FLOCK.height,
  isContainer: true,
};
const ROCK: FlockObstacle = {x: 400, y: 150, width: 70, height: 60, isContainer: false};
const MIDDLE = {x: 200, y: 180};

interface State extends FlockState {
  readonly rock: FlockObstacle;
  wasDown: boolean;
  held: {readonly x: number; readonly y: number} | undefined;
}

const rulesOf = (values: FlockValues): FlockRules => ({
  ...DEFAULT_RULES,
  separationStrength: values.separation,
  alignmentStrength: values.alignment,
  cohesionStrength: values.cohesion,
  perceptionRadius: values.radius,
  velocity: values.velocity,
  perceptFrontalOnly: values.frontal,
});

const isOnRock = ({rock}: State, x: number, y: number): boolean => contains(rock, x, y);

function moveRock(state: State, {x, y, isDown}: Pointer): void {
  const {rock} = state;
  if (!isDown) state.held = undefined;
  else if (!state.wasDown && isOnRock(state, x, y)) state.held = {x: x - rock.x, y: y - rock.y};
  if (state.held) {
    rock.x = Math.min(Math.max(0, x - state.held.x), FLOCK.width - rock.width);
    rock.y = Math.min(Math.max(0, y - state.held.y), FLOCK.height - rock.height);
  }
  state.wasDown = isDown;
}

function drawBoid({context}: Surface, {x, y, velocityX, velocityY}: Boid, length: number): void {
  const speed = Math.hypot(velocityX, velocityY) || 1;
  const [aheadX, aheadY] = [(velocityX / speed) * length, (velocityY / speed) * length];
  context.moveTo(x + aheadX, y + aheadY);
  context.lineTo(x - aheadX * 0.7 - aheadY * 0.55, y - aheadY * 0.7 + aheadX * 0.55);
  context.lineTo(x - aheadX * 0.7 + aheadY * 0.55, y - aheadY * 0.7 - aheadX * 0.55);
  context.closePath();
}

function drawSight({context, colors, pixel}: Surface, boid: Boid, state: State, rules: FlockRules) {
  context.strokeStyle = colors.primary;
  context.lineWidth = pixel;
  context.beginPath();
  context.arc(boid.x, boid.y, rules.perceptionRadius, 0, 2 * Math.PI);
  for (const other of state.boids) {
    if (!isPerceived(boid, other, rules)) continue;
    context.moveTo(boid.x, boid.y);
    context.lineTo(other.x, other.y);
  }
  context.stroke();
}

const scene: Scene<State, FlockValues> = {
  create(values, random) {
    const rock = {...ROCK};
    const flock = createFlock(random, values.count, values.velocity, [CAGE], MIDDLE);
    return {boids: flock.boids, obstacles: [CAGE, rock], rock, wasDown: false, held: undefined};
  },
  step(state, {values, pointer}) {
    moveRock(state, pointer);
    stepFlock(state, rulesOf(values), STEP_SECONDS);
  },
  draw(surface, state, values) {
    const {context, colors, pixel} = surface;
    const {rock, boids} = state;
    const [marked, ...others] = boids;
    context.fillStyle = colors.line;
    context.strokeStyle = colors.muted;
    context.lineWidth = 2 * pixel;
    context.beginPath();
    context.roundRect(rock.x, rock.y, rock.width, rock.height, 10);
    context.fill();
    context.stroke();
    const length = Math.max(5, 4 * pixel);
    context.fillStyle = colors.accent;
    context.beginPath();
    for (const boid of others) drawBoid(surface, boid, length);
    context.fill();
    if (!marked) return;
    drawSight(surface, marked, state, rulesOf(values));
    context.fillStyle = colors.primary;
    context.beginPath();
    drawBoid(surface, marked, length * 1.3);
    context.fill();
  },
  describe: ({boids}) =>
    [
      `${counted(boids.length, 'boid flies', 'boids fly')} around a rock.`,
      `${Math.round(agreement(boids) * 100)} percent of their speed goes in one direction.`,
      'One of them is marked, with its sight and the neighbors it follows.',
    ].join(' '),
  isGrabbable: isOnRock,
};

export default scene;
