import type {ReactNode} from 'react';
import Figure from '../Figure';
import {SPLIT_SCREEN} from './figure';
import SplitScreenStill from './SplitScreenStill';

export default function SplitScreenFigure(): ReactNode {
  return (
    <Figure
      description={SPLIT_SCREEN}
      load={() => import('./scene')}
      still={<SplitScreenStill />}
      caption="One world, and a camera for each viewport. Each camera follows its own character."
    />
  );
}
