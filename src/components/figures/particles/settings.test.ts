import {describe, expect, it} from 'vitest';
import {BUNDLES, EFFECTS} from './effects';
import {changedOptions, effectOf, settingsOf} from './settings';

describe.each(BUNDLES)('%s', (bundle) => {
  const asItIs = {bundle, ...settingsOf(bundle)};

  it('without changes equals the bundle, and its Java code has no additional calls', () => {
    expect(effectOf(asItIs)).toEqual(EFFECTS[bundle]);
    expect(changedOptions(asItIs)).toEqual([]);
  });

  it('applies each changed setting, and lists the Java method for it', () => {
    const changed = {
      ...asItIs,
      lifespan: 5000,
      speed: 200,
      chaos: 65,
      scale: 3.3,
      ease: 'FLICKER',
    } as const;
    expect(effectOf(changed)).toMatchObject({
      lifespan: [5, 5],
      randomSpeed: [200, 200],
      chaos: {speed: 65},
      startScale: [3.3, 3.3],
      ease: 'FLICKER',
    });
    expect(changedOptions(changed).map(({method}) => method)).toEqual([
      'lifespanMilliseconds',
      'randomBaseSpeed',
      'chaoticMovement',
      'startScale',
      'ease',
    ]);
  });
});

it("A changed speed removes the bundle's fixed direction, and a changed size removes the bundle's size animation", () => {
  expect(effectOf({bundle: 'SMOKE', ...settingsOf('SMOKE'), speed: 10}).baseSpeed).toBeUndefined();
  const confetti = {bundle: 'CONFETTI', ...settingsOf('CONFETTI'), scale: 5} as const;
  expect(effectOf(confetti).animateScale).toBeUndefined();
});
