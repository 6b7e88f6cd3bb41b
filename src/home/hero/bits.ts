import {between} from '../../components/figures/chance/randomVector';
import type {Random} from '../../components/figures/Figure/random';

/** Gravity of bits in units per second squared. */
export const GRAVITY = 430;

export interface Bit {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  left: number;
  readonly kind: 'drop' | 'spark';
}

export function burst(
  bits: Bit[],
  kind: Bit['kind'],
  count: number,
  x: number,
  y: number,
  speed: number,
  random: Random,
): void {
  for (let made = 0; made < count; made += 1) {
    bits.push({
      x: x + between(random, -5, 5),
      y,
      velocityX: between(random, -0.5, 0.5) * speed,
      velocityY: -between(random, 0.3, 1) * speed,
      left: between(random, 0.4, 0.9),
      kind,
    });
  }
}

export function moveBits(bits: Bit[], seconds: number): void {
  for (const bit of bits) {
    bit.velocityY += GRAVITY * seconds * (bit.kind === 'drop' ? 1 : 0.4);
    bit.x += bit.velocityX * seconds;
    bit.y += bit.velocityY * seconds;
    bit.left -= seconds;
  }
  bits.splice(0, bits.length, ...bits.filter(({left}) => left > 0));
}
