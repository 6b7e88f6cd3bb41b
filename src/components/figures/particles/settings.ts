import type {EaseName} from '../easing/easeFunctions';
import {type BundleName, EFFECTS, type ParticleEffect} from './effects';

export interface ParticleSettings {
  readonly lifespan: number;
  readonly speed: number;
  readonly chaos: number;
  readonly scale: number;
  readonly ease: EaseName;
}

const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;

/** Returns the slider values of an unmodified bundle. For a random range, the value is the middle of the range. */
export function settingsOf(bundle: BundleName): ParticleSettings {
  const {lifespan, baseSpeed, randomSpeed, chaos, animateScale, startScale, ease} = EFFECTS[bundle];
  const speed = baseSpeed ? Math.hypot(baseSpeed.x, baseSpeed.y) : middle(randomSpeed ?? [0, 0]);
  return {
    lifespan: Math.round(middle(lifespan) * 10) * 100,
    speed: Math.round(speed / 5) * 5,
    chaos: chaos?.speed ?? 0,
    scale: Math.max(0.1, Math.round(middle(animateScale ?? startScale) * 10) / 10),
    ease,
  };
}

type Values = ParticleSettings & {readonly bundle: BundleName};

const CALLS: Readonly<
  Record<keyof ParticleSettings, readonly [method: string, argument: (of: Values) => string]>
> = {
  lifespan: ['lifespanMilliseconds', ({lifespan}) => String(lifespan)],
  speed: ['randomBaseSpeed', ({speed}) => String(speed)],
  chaos: ['chaoticMovement', ({chaos}) => `${chaos}, Duration.oneSecond()`],
  scale: ['startScale', ({scale}) => String(scale)],
  ease: ['ease', ({ease}) => `Ease.${ease}`],
};

const NAMES = ['lifespan', 'speed', 'chaos', 'scale', 'ease'] as const;

const isChanged = (values: Values, name: keyof ParticleSettings): boolean =>
  values[name] !== settingsOf(values.bundle)[name];

export function changedOptions(
  values: Values,
): {readonly method: string; readonly value: string}[] {
  return NAMES.filter((name) => isChanged(values, name)).map((name) => {
    const [method, argument] = CALLS[name];
    return {method, value: argument(values)};
  });
}

export function effectOf(values: Values): ParticleEffect {
  const {baseSpeed, randomSpeed, animateScale, ...rest} = EFFECTS[values.bundle];
  const {lifespan, speed, chaos, scale, ease} = values;
  const changed = (name: keyof ParticleSettings): boolean => isChanged(values, name);
  return {
    ...rest,
    ease,
    ...(changed('speed')
      ? {randomSpeed: [speed, speed]}
      : {...(baseSpeed && {baseSpeed}), ...(randomSpeed && {randomSpeed})}),
    ...(changed('scale') ? {startScale: [scale, scale]} : {...(animateScale && {animateScale})}),
    ...(changed('lifespan') && {lifespan: [lifespan / 1000, lifespan / 1000]}),
    ...(changed('chaos') && {chaos: {speed: chaos, interval: 1}}),
  };
}
