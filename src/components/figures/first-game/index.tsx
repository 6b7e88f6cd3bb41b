import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Drawing from '../Drawing';
import Figure from '../Figure';
import {FIRST_GAME} from './figure';

function FirstGameStill(): ReactNode {
  const {width, height} = FIRST_GAME;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      label="The start of the level: an orange box with a face on the left, two planks with screws on them, a red bug, and a hill on the right."
    >
      <image href={useBaseUrl('/img/first-game.png')} width={width} height={height} />
    </Drawing>
  );
}

export default function FirstGame(): ReactNode {
  return (
    <Figure
      description={FIRST_GAME}
      load={() => import('./scene')}
      still={<FirstGameStill />}
      caption="The dots show where a jump leads with these values."
    />
  );
}
