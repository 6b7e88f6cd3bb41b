import {describe, expect, it} from 'vitest';
import {createRandom} from '../Figure/random';
import {EFFECTS, type ParticleEffect} from './effects';
import {
  createParticles,
  type EmitterOptions,
  lookOf,
  type Particle,
  type ParticlesState,
  SPAWN_MODES,
  spawnArea,
  stepParticles,
  type Tailwind,
} from './simulation';

const EMITTER = {x: 100, y: 50, width: 40, height: 20};
const STILL: ParticleEffect = {
  picture: 'dot',
  colors: ['blue'],
  ease: 'LINEAR_OUT',
  startScale: [1, 1],
  startOpacity: 1,
  lifespan: [1, 1],
  spins: false,
  randomRotation: false,
};

const optionsOf = (effect: ParticleEffect): EmitterOptions => ({
  effect,
  interval: 0.1,
  spawnMode: 'AREA',
  limit: 1000,
});

function after(
  seconds: number,
  options: EmitterOptions,
  wind?: Tailwind,
  seed = 1,
): ParticlesState {
  const state = createParticles(EMITTER);
  const random = createRandom(seed);
  for (let step = 0; step < Math.round(seconds * 60); step += 1) {
    stepParticles(state, options, random, 1 / 60, wind);
  }
  return state;
}

function firstOf({particles}: ParticlesState): Particle {
  const [first] = particles;
  if (!first) throw new Error('No particle is alive.');
  return first;
}

describe('An emitter', () => {
  it('spawns one particle per interval, and each lives as long as its lifespan', () => {
    const {spawned, particles} = after(5.05, optionsOf(STILL));
    expect(spawned).toBe(50);
    expect(particles.length).toBeGreaterThanOrEqual(9);
    expect(particles.length).toBeLessThanOrEqual(10);
  });

  it('never exceeds the limit', () => {
    expect(after(5, {...optionsOf({...STILL, lifespan: [9, 9]}), limit: 7}).particles).toHaveLength(
      7,
    );
  });

  it.each(SPAWN_MODES)('spawns particles within the area of %s', (spawnMode) => {
    const area = spawnArea(EMITTER, spawnMode);
    for (const {x, y} of after(4, {...optionsOf({...STILL, lifespan: [9, 9]}), spawnMode})
      .particles) {
      expect(x).toBeGreaterThanOrEqual(area.x);
      expect(x).toBeLessThanOrEqual(area.x + area.width);
      expect(y).toBeGreaterThanOrEqual(area.y);
      expect(y).toBeLessThanOrEqual(area.y + area.height);
    }
  });

  it('spawns particles at its center with POSITION and on its top border with TOP_SIDE', () => {
    expect(spawnArea(EMITTER, 'POSITION')).toEqual({x: 120, y: 60, width: 0, height: 0});
    expect(spawnArea(EMITTER, 'TOP_SIDE')).toEqual({x: 100, y: 50, width: 40, height: 0});
  });
});

describe('A particle', () => {
  it('flies with its base speed', () => {
    const state = after(0.6, {
      ...optionsOf({...STILL, baseSpeed: {x: 60, y: -30}}),
      spawnMode: 'POSITION',
    });
    const {x, y, age} = firstOf(state);
    expect(x).toBeCloseTo(120 + 60 * age, 6);
    expect(y).toBeCloseTo(60 - 30 * age, 6);
  });

  it('has a random speed within the range of its options', () => {
    for (const {velocityX, velocityY} of after(3, optionsOf(EFFECTS.EXPLOSION)).particles) {
      const speed = Math.hypot(velocityX, velocityY);
      expect(speed).toBeGreaterThanOrEqual(100 - 1e-9);
      expect(speed).toBeLessThanOrEqual(400 + 1e-9);
    }
  });

  it('with chaotic movement never exceeds the speed of that option', () => {
    for (const {velocityX, velocityY} of after(6, optionsOf(EFFECTS.CONFETTI)).particles) {
      expect(Math.abs(velocityX)).toBeLessThanOrEqual(100);
      expect(Math.abs(velocityY)).toBeLessThanOrEqual(100);
    }
  });

  it('shrinks and fades from the first to the second value with a falling ease', () => {
    const effect: ParticleEffect = {...STILL, animateScale: [0.2, 1.5], animateOpacity: [0, 1]};
    const particle = {...firstOf(after(0.2, optionsOf(effect))), lifespan: 2};
    expect(lookOf({...particle, age: 0})).toMatchObject({scale: 1.5, opacity: 1});
    expect(lookOf({...particle, age: 1}).scale).toBeCloseTo(0.85, 9);
    expect(lookOf({...particle, age: 2}).scale).toBeCloseTo(0.2, 9);
    expect(lookOf({...particle, age: 2}).opacity).toBeCloseTo(0, 9);
  });

  it('is dragged along by a moving object nearby, but not by a distant one', () => {
    const wind = {x: 120, y: 60, velocityX: 200, velocityY: 0, range: 100};
    expect(firstOf(after(0.9, optionsOf(STILL), wind)).velocityX).toBeGreaterThan(50);
    expect(firstOf(after(0.9, optionsOf(STILL), {...wind, x: 400})).velocityX).toBe(0);
  });
});
