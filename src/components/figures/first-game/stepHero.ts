import {clamp, type Game, RULES, type Settings} from './createGame';
import {moveInLevel, touchesCollider} from './collisions';

export interface Buttons {
  readonly left: boolean;
  readonly right: boolean;
  readonly jump: boolean;
}

export function stepHero(
  game: Game,
  {left, right, jump}: Buttons,
  settings: Settings,
  seconds: number,
): void {
  const {hero} = game;
  hero.velocityY += settings.gravity * seconds;
  moveInLevel(hero, seconds);

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

/** Returns the positions along a jump from the hero's position, until the hero is back at the starting height. */
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
