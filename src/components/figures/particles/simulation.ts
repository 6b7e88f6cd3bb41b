import {Noise} from '../chance/Noise';
import {between, randomVector} from '../chance/randomVector';
import {applyEase} from '../easing/easeFunctions';
import type {Random} from '../Figure/random';
import type {ParticleColor, ParticleEffect, Span} from './effects';

export const SPAWN_MODES = [
  'POSITION',
  'AREA',
  'LEFT_SIDE',
  'RIGHT_SIDE',
  'TOP_SIDE',
  'BOTTOM_SIDE',
] as const;

export type SpawnMode = (typeof SPAWN_MODES)[number];

export interface Area {
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
}

export interface Particle {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  age: number;
  readonly effect: ParticleEffect;
  readonly color: ParticleColor;
  readonly lifespan: number;
  readonly scale: number;
  readonly rotation: number;
  readonly base: {readonly x: number; readonly y: number};
  readonly noise: {readonly x: Noise; readonly y: Noise} | undefined;
}

export interface ParticleLook {
  readonly scale: number;
  readonly opacity: number;
  /** Factor for the width, from -1 to 1. It changes as the particle spins around its vertical axis. */
  readonly spin: number;
}

export interface ParticlesState {
  time: number;
  tick: number;
  readonly emitter: Area;
  readonly particles: Particle[];
  spawned: number;
}

export interface EmitterOptions {
  readonly effect: ParticleEffect;
  readonly interval: number;
  readonly spawnMode: SpawnMode;
  readonly limit: number;
}

/** A moving object that drags particles along: the engine's `TailwindComponent`. */
export interface Tailwind {
  readonly x: number;
  readonly y: number;
  readonly velocityX: number;
  readonly velocityY: number;
  /** Side length of the square around the object in which it drags particles. */
  readonly range: number;
}

export function spawnArea({x, y, width, height}: Area, mode: SpawnMode): Area {
  switch (mode) {
    case 'POSITION':
      return {x: x + width / 2, y: y + height / 2, width: 0, height: 0};
    case 'AREA':
      return {x, y, width, height};
    case 'LEFT_SIDE':
      return {x, y, width: 0, height};
    case 'RIGHT_SIDE':
      return {x: x + width, y, width: 0, height};
    case 'TOP_SIDE':
      return {x, y, width, height: 0};
    case 'BOTTOM_SIDE':
      return {x, y: y + height, width, height: 0};
  }
}

function createParticle(area: Area, effect: ParticleEffect, random: Random): Particle {
  const {baseSpeed, randomSpeed, chaos, colors, startScale, lifespan, randomRotation} = effect;
  const within = ([from, to]: Span): number => between(random, from, to);
  const speed = randomSpeed ? randomVector(random, within(randomSpeed)) : {x: 0, y: 0};
  const base = baseSpeed ?? speed;
  return {
    x: area.x + random() * area.width,
    y: area.y + random() * area.height,
    velocityX: base.x,
    velocityY: base.y,
    age: 0,
    effect,
    color: colors[Math.floor(random() * colors.length)] ?? 'white',
    lifespan: within(lifespan),
    scale: within(startScale),
    rotation: randomRotation ? random() * 2 * Math.PI : 0,
    base,
    noise: chaos && {x: new Noise(random, chaos.interval), y: new Noise(random, chaos.interval)},
  };
}

function spawn(
  state: ParticlesState,
  {effect, spawnMode, limit}: EmitterOptions,
  random: Random,
): void {
  if (state.particles.length >= limit) return;
  state.particles.push(createParticle(spawnArea(state.emitter, spawnMode), effect, random));
  state.spawned += 1;
}

/** Moves a particle. The shorter the interval, the faster the particle's velocity approaches that of the noise. */
function fly(particle: Particle, time: number, seconds: number): void {
  const {effect, base, noise} = particle;
  if (effect.chaos && noise) {
    const {speed, interval} = effect.chaos;
    const share = seconds / interval;
    particle.velocityX += (noise.x.value(time) * speed + base.x - particle.velocityX) * share;
    particle.velocityY += (noise.y.value(time) * speed + base.y - particle.velocityY) * share;
  }
  particle.x += particle.velocityX * seconds;
  particle.y += particle.velocityY * seconds;
  particle.age += seconds;
}

function drag(particle: Particle, wind: Tailwind, seconds: number): void {
  const reach = wind.range / 2;
  if (Math.abs(particle.x - wind.x) > reach || Math.abs(particle.y - wind.y) > reach) return;
  const speed = Math.hypot(wind.velocityX, wind.velocityY);
  if (Math.hypot(particle.velocityX, particle.velocityY) >= speed) return;
  particle.velocityX += wind.velocityX * seconds;
  particle.velocityY += wind.velocityY * seconds;
}

/**
 * Runs one frame of the engine's particle systems: emitter, chaotic movement, tailwind and tweens.
 */
export function stepParticles(
  state: ParticlesState,
  options: EmitterOptions,
  random: Random,
  seconds: number,
  wind?: Tailwind,
): void {
  state.time += seconds;
  while (state.time - state.tick >= options.interval) {
    state.tick += options.interval;
    spawn(state, options, random);
  }
  for (const particle of state.particles) {
    fly(particle, state.time, seconds);
    if (wind) drag(particle, wind, seconds);
  }
  const alive = state.particles.filter(({age, lifespan}) => age < lifespan);
  state.particles.splice(0, state.particles.length, ...alive);
}

/** Returns size, opacity and spin of a particle, as its tweens would set them at its age. */
export function lookOf({age, lifespan, scale, effect}: Particle): ParticleLook {
  const value = applyEase(effect.ease, age / lifespan);
  const at = ([from, to]: Span): number => from + (to - from) * value;
  return {
    scale: effect.animateScale ? at(effect.animateScale) : scale,
    opacity: effect.animateOpacity ? at(effect.animateOpacity) : effect.startOpacity,
    spin: effect.spins ? Math.cos(2 * Math.PI * value) : 1,
  };
}

export function createParticles(emitter: Area): ParticlesState {
  return {time: 0, tick: 0, emitter: {...emitter}, particles: [], spawned: 0};
}
