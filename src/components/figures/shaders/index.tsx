import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Figure from '../Figure';
import {SHADERS} from './figure';
import ShadersStill from './ShadersStill';

/** Each shader of the bundle on a creature of 16 by 16 pixels. */
export default function ShadersFigure(): ReactNode {
  return (
    <Figure
      description={SHADERS}
      load={() => import('./scene')}
      still={<ShadersStill />}
      caption={
        <Translate id="figure.shaders.caption" description="The caption of the figure of shaders">
          Left the sprite, right the sprite with the shader, computed with the formulas of the
          shaders. Clouds and noise are not those of the engine. Below, the gray dot is the
          progress, the colored one what the ease makes of it.
        </Translate>
      }
    />
  );
}
