import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Drawing from '../Drawing';
import Figure from '../Figure';
import {SECOND_GAME} from './figure';

function SecondGameStill(): ReactNode {
  const {width, height} = SECOND_GAME;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      label="A room seen from above: a turret on a battery in the middle shoots at red bugs that come from the corners and walk around wooden crates."
    >
      <image href={useBaseUrl('/img/second-game.png')} width={width} height={height} />
    </Drawing>
  );
}

export default function SecondGame(): ReactNode {
  return (
    <Figure
      description={SECOND_GAME}
      load={() => import('./scene')}
      still={<SecondGameStill />}
      caption="The turret defends itself until you take over. The best score is kept until you leave the page."
    />
  );
}
