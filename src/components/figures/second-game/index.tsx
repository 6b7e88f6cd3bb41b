import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Drawing from '../Drawing';
import Figure from '../Figure';
import {SECOND_GAME} from './figure';

function SecondGameStill(): ReactNode {
  const {width, height} = SECOND_GAME;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      label={translate({
        id: 'figure.secondGame.still',
        message:
          'A room seen from above: a turret on a battery in the middle shoots at red bugs that come from the corners and walk around wooden crates.',
        description: 'The alternative text of the still picture of the second game',
      })}
    >
      <image href={useBaseUrl('/img/second-game.png')} width={width} height={height} />
    </Drawing>
  );
}

/** The finished game of the second tutorial, to play on the page. */
export default function SecondGame(): ReactNode {
  return (
    <Figure
      description={SECOND_GAME}
      load={() => import('./scene')}
      still={<SecondGameStill />}
      caption={
        <Translate id="figure.secondGame.caption" description="The caption of the second game">
          The turret defends itself until you take over. The best score is kept until you leave the
          page.
        </Translate>
      }
    />
  );
}
