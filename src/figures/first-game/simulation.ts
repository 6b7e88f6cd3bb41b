import {type Body, intersects, moveBody, TILE, touchesCollider} from './collisions';
import {LEVEL} from './level';

/** The keys that the player of the game holds. */
export interface Buttons {
  readonly left: boolean;
  readonly right: boolean;
  readonly jump: boolean;
}

export interface Hero extends Body {
  facesLeft: boolean;
  isOnGround: boolean;
  /** Seconds since the last contact with the ground, and since the last wish to jump. */
  sinceGround: number;
  sinceJumpKey: number;
  hasJumped: boolean;
}

/** `lost` and `won`: the transition to the next start is running. */
export type Phase = 'playing' | 'lost' | 'won';

/** What flies off when something is collected or squashed. */
export interface Particle {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  /** Seconds until it is gone. */
  left: number;
  readonly color: string;
}

export interface Game {
  hero: Hero;
  bugs: Body[];
  screws: Body[];
  particles: Particle[];
  score: number;
  phase: Phase;
  /** Seconds since the phase began. */
  inPhase: number;
  /** Seconds since the start. */
  time: number;
  /** Center of the camera. */
  cameraX: number;
  wasJumpHeld: boolean;
  /** Whether this is another try, which fades in. */
  isAgain: boolean;
}

/** What readers may change; pixels and seconds. */
export interface Settings {
  readonly gravity: number;
  /** Speed of the hero to the sides, at most, and upward when it jumps. */
  readonly maxSpeed: number;
  readonly jump: number;
  readonly bugSpeed: number;
}

/** The other values that the tutorial sets, and defaults of the engine. */
export const RULES = {
  acceleration: 1200,
  bounce: 200,
  fallOntoBug: 40,
  cameraSpeed: 4,
  coyoteTime: 0.2,
  jumpBuffer: 0.1,
  fade: 0.4,
  finish: 3,
} as const;

/** What the window of the game shows: 1280 × 720 pixels with a zoom of 3. */
export const VIEW = {width: 1280 / 3, height: 240} as const;

const COLUMNS = LEVEL[0].length;
export const LEVEL_SIZE = {width: COLUMNS * TILE, height: LEVEL.length * TILE} as const;

function bodiesAt(letter: string, width: number, height: number): Body[] {
  return LEVEL.flatMap((row, y) =>
    [...row].flatMap((tile, x) => {
      const body: Body = {
        x: x * TILE + (TILE - width) / 2,
        y: y * TILE + (TILE - height) / 2,
        velocityX: 0,
        velocityY: 0,
        width,
        height,
      };
      return tile === letter ? [body] : [];
    }),
  );
}

const GOALS = bodiesAt('g', TILE, TILE);

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}

function cameraAt(x: number): number {
  return clamp(x, VIEW.width / 2, LEVEL_SIZE.width - VIEW.width / 2);
}

/** @throws when the level has no place for the player */
export function createGame(): Game {
  const [body] = bodiesAt('p', 12, 16);
  if (!body) throw new Error('The level has no letter "p" for the player.');
  const hero = {
    ...body,
    facesLeft: false,
    isOnGround: false,
    sinceGround: Infinity,
    sinceJumpKey: Infinity,
    hasJumped: false,
  };
  return {
    hero,
    bugs: bodiesAt('b', 14, 12),
    screws: bodiesAt('o', 10, 14),
    particles: [],
    score: 0,
    phase: 'playing',
    inPhase: 0,
    time: 0,
    cameraX: cameraAt(hero.x),
    wasJumpHeld: false,
    isAgain: false,
  };
}

function stepHero(
  game: Game,
  {left, right, jump}: Buttons,
  settings: Settings,
  seconds: number,
): void {
  const {hero} = game;
  hero.velocityY += settings.gravity * seconds;
  moveBody(hero, seconds);

  const push = left ? -1 : right ? 1 : 0;
  const speed = hero.velocityX + push * RULES.acceleration * seconds;
  hero.velocityX = clamp(speed, -settings.maxSpeed, settings.maxSpeed);
  if (hero.velocityX !== 0) hero.facesLeft = hero.velocityX < 0;

  const feet = {x: hero.x, y: hero.y + hero.height, width: hero.width, height: 0.1};
  hero.isOnGround = hero.velocityY >= 0 && touchesCollider(hero, feet);
  hero.sinceGround = hero.isOnGround ? 0 : hero.sinceGround + seconds;
  if (hero.isOnGround) hero.hasJumped = false;

  const isPressed = jump && !game.wasJumpHeld;
  game.wasJumpHeld = jump;
  hero.sinceJumpKey = isPressed ? 0 : hero.sinceJumpKey + seconds;
  const mayJump = !hero.hasJumped && hero.sinceGround < RULES.coyoteTime;
  if (mayJump && hero.sinceJumpKey < RULES.jumpBuffer) {
    hero.velocityY = -settings.jump;
    hero.hasJumped = true;
    hero.sinceJumpKey = Infinity;
  }
}

/** Walks until a ledge or a wall, and turns around. */
function stepBug(bug: Body, {gravity, bugSpeed}: Settings, seconds: number): void {
  bug.velocityY += gravity * seconds;
  moveBody(bug, seconds);
  const goesRight = bug.velocityX > 0;
  const front = goesRight ? bug.x + bug.width : bug.x;
  const bottom = bug.y + bug.height;
  const ground = {x: front - 0.1, y: bottom, width: 0.2, height: 0.2};
  const wall = {x: front - 0.2, y: bottom - 1, width: 0.4, height: 0.5};
  const turns = !touchesCollider(bug, ground) || touchesCollider(bug, wall);
  bug.velocityX = goesRight === turns ? -bugSpeed : bugSpeed;
}

function burst(game: Game, {x, y, width, height}: Body, colors: readonly string[]): void {
  for (const [index, color] of colors.entries()) {
    const angle = (index / colors.length) * 2 * Math.PI;
    game.particles.push({
      x: x + width / 2,
      y: y + height / 2,
      velocityX: Math.cos(angle) * 50,
      velocityY: Math.sin(angle) * 50 - 30,
      left: 0.6,
      color,
    });
  }
}

const CONFETTI = ['#b5432a', '#ffa75a', '#3f74b5', '#93bd55', '#ffd0a0', '#7fb0e6'];
const SMOKE = ['#f3fbfd', '#dceff5', '#c3c8d4', '#f3fbfd', '#dceff5', '#c3c8d4', '#f3fbfd'];

function begin(game: Game, phase: Phase): void {
  if (game.phase !== 'playing') return;
  game.phase = phase;
  game.inPhase = 0;
}

function touchThings(game: Game): void {
  const {hero} = game;
  const found = game.screws.filter((screw) => intersects(screw, hero));
  game.screws = game.screws.filter((screw) => !found.includes(screw));
  found.forEach((screw) => burst(game, screw, CONFETTI));
  game.score += found.length;

  for (const bug of game.bugs.filter((other) => intersects(other, hero))) {
    if (hero.velocityY > RULES.fallOntoBug) {
      hero.velocityY = -RULES.bounce;
      game.bugs = game.bugs.filter((other) => other !== bug);
      burst(game, bug, SMOKE);
    } else {
      begin(game, 'lost');
    }
  }
  if (hero.y + hero.height / 2 > LEVEL_SIZE.height) begin(game, 'lost');
  if (GOALS.some((goal) => intersects(goal, hero))) begin(game, 'won');
}

function stepParticles(game: Game, seconds: number): void {
  for (const particle of game.particles) {
    particle.x += particle.velocityX * seconds;
    particle.y += particle.velocityY * seconds;
    particle.velocityY += 120 * seconds;
    particle.left -= seconds;
  }
  game.particles = game.particles.filter(({left}) => left > 0);
}

/** Places of a jump from where the hero stands, for as long as it rises and falls back. */
export function jumpArc(
  {hero}: Game,
  {gravity, jump, maxSpeed}: Settings,
): {x: number; y: number}[] {
  const seconds = (2 * jump) / gravity;
  const way = hero.facesLeft ? -maxSpeed : maxSpeed;
  return Array.from({length: 17}, (_, index) => {
    const time = (seconds * index) / 16;
    return {
      x: hero.x + hero.width / 2 + way * time,
      y: hero.y + hero.height / 2 - jump * time + (gravity * time ** 2) / 2,
    };
  });
}

/** How dark the picture is, from 0 to 1, while one try fades out and the next one in. */
export function darkness({phase, inPhase, isAgain}: Game): number {
  const faded = Math.min(1, inPhase / RULES.fade);
  if (phase === 'lost') return faded;
  return phase === 'playing' && isAgain ? 1 - faded : 0;
}

/** Moves the game on, in place, by the rules that the tutorial writes in Java. */
export function stepGame(game: Game, buttons: Buttons, settings: Settings, seconds: number): void {
  game.time += seconds;
  game.inPhase += seconds;
  const isOver = game.phase !== 'playing';
  if (isOver && game.inPhase > (game.phase === 'won' ? RULES.finish : RULES.fade)) {
    Object.assign(game, createGame(), {time: game.time, isAgain: true});
    return;
  }
  if (game.phase === 'won') return;
  stepHero(game, buttons, settings, seconds);
  game.bugs.forEach((bug) => stepBug(bug, settings, seconds));
  touchThings(game);
  stepParticles(game, seconds);
  const way = game.hero.x + game.hero.width / 2 - game.cameraX;
  game.cameraX = cameraAt(game.cameraX + way * Math.min(1, RULES.cameraSpeed * seconds));
}
