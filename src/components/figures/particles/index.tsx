import type {ReactNode} from 'react';
import Figure from '../Figure';
import {PARTICLES} from './figure';
import ParticlesStill from './ParticlesStill';

export default function ParticlesFigure(): ReactNode {
  return (
    <Figure
      description={PARTICLES}
      load={() => import('./scene')}
      still={<ParticlesStill />}
      caption="An emitter. Choose one of the six bundles, then change its options."
    />
  );
}
