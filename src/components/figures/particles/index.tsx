import type {ReactNode} from 'react';
import Figure from '../Figure';
import {PARTICLES} from './figure';
import ParticlesStill from './ParticlesStill';

/** Figure of an emitter with the API's options. It starts from one of the engine's bundles. */
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
