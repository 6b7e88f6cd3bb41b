import type {ReactNode} from 'react';
import Figure from '../Figure';
import {SHADERS} from './figure';
import ShadersStill from './ShadersStill';

export default function ShadersFigure(): ReactNode {
  return (
    <Figure
      description={SHADERS}
      load={() => import('./scene')}
      still={<ShadersStill />}
      caption="On the left is the sprite, on the right the same sprite with the shader, computed with the shader's formula. Clouds and noise look different in the engine, and so do the glow of NEON and some pixels at the edges of FOLIAGE. Below, the gray dot is the progress, and the colored dot is the progress after the ease."
    />
  );
}
