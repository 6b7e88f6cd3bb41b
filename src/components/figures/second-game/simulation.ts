import type {Random} from '../Figure/random';
import type {Pointer} from '../Figure/scene';
import {createBug, HALF_BUG, stepBug, wayFrom} from './bugs';
import {createGame, type Flying, type Game, RULES, type Settings} from './createGame';
import {BATTERY, FLOOR, NESTS, type Place, tileAt, WALLS} from './room';

/** Half of a shot's side length, and the distance at which a bug bites the battery. */
const HALF_SHOT = 2;
const BITE = HALF_BUG + 8;
/** Seconds without a pointer after which the turret aims and fires automatically. */
const ALONE = 6;

const isNear = (one: Place, other: Place, distance: number): boolean =>
  Math.abs(one.x - other.x) < distance && Math.abs(one.y - other.y) < distance;

function burst(game: Game, random: Random, {x, y}: Place, kind: 'spark' | 'shell'): void {
  const isSpark = kind === 'spark';
  const [fewest, most] = isSpark ? [20, 60] : [30, 120];
  for (let piece = 0; piece < (isSpark ? 4 : 12); piece += 1) {
    const angle = random() * 2 * Math.PI;
    const speed = fewest + random() * (most - fewest);
    const life = isSpark ? 0.1 + random() * 0.2 : 0.3 + random() * 0.4;
    const [size, color] = isSpark ? [2, '#ffe27a'] : [3, '#dd7356'];
    const [velocityX, velocityY] = [Math.cos(angle) * speed, Math.sin(angle) * speed];
    game.particles.push({x, y, velocityX, velocityY, left: life, life, size, color});
  }
}

function moveFlying(all: readonly Flying[], seconds: number): void {
  for (const flying of all) {
    flying.x += flying.velocityX * seconds;
    flying.y += flying.velocityY * seconds;
  }
}

interface Controls {
  readonly place: Place | undefined;
  readonly isDown: boolean;
  readonly isPress: boolean;
}

function controlsOf(game: Game, pointer: Pointer, seconds: number): Controls {
  game.idle = pointer.isInside ? 0 : game.idle + seconds;
  const isPress = pointer.isDown && !game.wasDown;
  game.wasDown = pointer.isDown;
  if (game.idle === 0) return {place: pointer, isDown: pointer.isDown, isPress};
  if (game.idle < ALONE) return {place: undefined, isDown: false, isPress: false};
  const distance = ({x, y}: Place) => Math.hypot(x - BATTERY.x, y - BATTERY.y);
  const [nearest] = [...game.bugs].sort((one, other) => distance(one) - distance(other));
  const isOver = game.phase === 'lost' && game.secondsLeft < -2;
  return {place: nearest, isDown: nearest !== undefined, isPress: isOver};
}

function stepTurret(
  game: Game,
  {place, isDown}: Controls,
  settings: Settings,
  seconds: number,
): void {
  const [x, y] = place ? [place.x - BATTERY.x, place.y - BATTERY.y] : [0, 0];
  const length = Math.hypot(x, y);
  if (length > 0) game.aim = {x: x / length, y: y / length};
  if (game.phase === 'building') return;
  game.untilReload -= seconds;
  if (!isDown || length === 0 || game.untilReload > 0) return;
  game.untilReload = settings.reload;
  game.shots.push({
    x: BATTERY.x + game.aim.x * RULES.barrel,
    y: BATTERY.y + game.aim.y * RULES.barrel,
    velocityX: game.aim.x * RULES.shotSpeed,
    velocityY: game.aim.y * RULES.shotSpeed,
  });
}

function isBlocked({crates}: Game, {x, y}: Place): boolean {
  return [-HALF_SHOT, HALF_SHOT].some((dx) =>
    [-HALF_SHOT, HALF_SHOT].some((dy) => {
      const tile = tileAt({x: x + dx, y: y + dy});
      return tile === undefined || WALLS.has(tile) || crates.has(tile);
    }),
  );
}

function stepShots(game: Game, random: Random, seconds: number): void {
  moveFlying(game.shots, seconds);
  game.shots = game.shots.filter((shot) => {
    const bug = game.bugs.find(
      ({shell, ...place}) => shell > 0 && isNear(shot, place, HALF_BUG + HALF_SHOT),
    );
    if (bug) {
      bug.shell -= 1;
      if (bug.shell === 0) {
        game.score += 1;
        burst(game, random, bug, 'shell');
      }
    }
    const isGone = bug !== undefined || isBlocked(game, shot);
    if (isGone) burst(game, random, shot, 'spark');
    return !isGone;
  });
  game.bugs = game.bugs.filter(({shell}) => shell > 0);
}

function stepBugs(game: Game, settings: Settings, random: Random, seconds: number): void {
  if (game.bugsToCome > 0) game.untilNextBug -= seconds;
  if (game.bugsToCome > 0 && game.untilNextBug <= 0) {
    game.untilNextBug = RULES.untilNextBug;
    game.bugsToCome -= 1;
    const nest = NESTS[Math.floor(random() * NESTS.length)] ?? BATTERY;
    const speed = settings.bugSpeed + RULES.speedPerWave * game.wave;
    game.bugs.push(createBug(wayFrom(nest, game.crates, settings.algorithm), speed));
  }
  game.bugs.forEach((bug) => stepBug(bug, seconds));
  const biting = game.bugs.filter((bug) => isNear(bug, BATTERY, BITE));
  game.bugs = game.bugs.filter((bug) => !biting.includes(bug));
  game.charge = Math.max(0, game.charge - biting.length);
  if (biting.length > 0) game.shaking = RULES.shaking;
  for (let times = 0; times < biting.length * 3; times += 1) burst(game, random, BATTERY, 'spark');
}

/** Returns the tile under the pointer if a click there would place or remove a crate. */
export function tileUnder({phase}: Game, place: Place): number | undefined {
  const tile = phase === 'building' ? tileAt(place) : undefined;
  return tile !== undefined && FLOOR.has(tile) ? tile : undefined;
}

function placeCrate(game: Game, {place, isPress}: Controls): void {
  const tile = isPress && place ? tileUnder(game, place) : undefined;
  if (tile === undefined) return;
  if (game.crates.delete(tile)) {
    game.stock += 1;
  } else if (game.stock > 0) {
    game.crates.add(tile);
    game.stock -= 1;
  }
}

function stepPhase(game: Game, controls: Controls, seconds: number): void {
  game.secondsLeft -= seconds;
  switch (game.phase) {
    case 'building':
      placeCrate(game, controls);
      if (game.secondsLeft > 0) return;
      game.phase = 'defending';
      game.wave += 1;
      game.bugsToCome = 2 + 3 * game.wave;
      return;
    case 'defending':
      if (game.charge === 0) {
        game.phase = 'lost';
        game.secondsLeft = RULES.untilAgain;
        game.best = Math.max(game.best, game.score);
      } else if (game.bugsToCome === 0 && game.bugs.length === 0) {
        game.phase = 'building';
        game.secondsLeft = RULES.building;
        game.stock += RULES.cratesPerWave;
      }
      return;
    case 'lost': {
      const {best, time, idle, wasDown} = game;
      if (game.secondsLeft <= 0 && controls.isPress) {
        Object.assign(game, createGame(best), {time, idle, wasDown});
      }
    }
  }
}

/** Advances the game by one step, in place. The rules are those of the tutorial's Java code. */
export function stepGame(
  game: Game,
  pointer: Pointer,
  settings: Settings,
  random: Random,
  seconds: number,
): void {
  game.time += seconds;
  game.shaking = Math.max(0, game.shaking - seconds);
  const controls = controlsOf(game, pointer, seconds);
  stepPhase(game, controls, seconds);
  stepTurret(game, controls, settings, seconds);
  stepShots(game, random, seconds);
  stepBugs(game, settings, random, seconds);
  moveFlying(game.particles, seconds);
  game.particles.forEach((particle) => (particle.left -= seconds));
  game.particles = game.particles.filter(({left}) => left > 0);
}
