import {type Body, overlaps} from '../collisions/collide';
import {moveInLevel, touchesCollider} from './collisions';
import {
  cameraAt,
  createGame,
  type Game,
  GOALS,
  LEVEL_SIZE,
  type Phase,
  RULES,
  type Settings,
} from './createGame';
import {type Buttons, stepHero} from './stepHero';

/** Moves a bug. It walks until it reaches a ledge or a wall, and then turns around. */
function stepBug(bug: Body, {gravity, bugSpeed}: Settings, seconds: number): void {
  bug.velocityY += gravity * seconds;
  moveInLevel(bug, seconds);
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
  const found = game.screws.filter((screw) => overlaps(screw, hero));
  game.screws = game.screws.filter((screw) => !found.includes(screw));
  found.forEach((screw) => burst(game, screw, CONFETTI));
  game.score += found.length;

  for (const bug of game.bugs.filter((other) => overlaps(other, hero))) {
    if (hero.velocityY > RULES.fallOntoBug) {
      hero.velocityY = -RULES.bounce;
      game.bugs = game.bugs.filter((other) => other !== bug);
      burst(game, bug, SMOKE);
    } else {
      begin(game, 'lost');
    }
  }
  if (hero.y + hero.height / 2 > LEVEL_SIZE.height) begin(game, 'lost');
  if (GOALS.some((goal) => overlaps(goal, hero))) begin(game, 'won');
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

/** Returns the darkness, from 0 to 1, while one attempt fades out and the next one fades in. */
export function darkness({phase, inPhase, isAgain}: Game): number {
  const faded = Math.min(1, inPhase / RULES.fade);
  if (phase === 'lost') return faded;
  return phase === 'playing' && isAgain ? 1 - faded : 0;
}

/** Advances the game by one step, in place. The rules are those of the tutorial's Java code. */
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
