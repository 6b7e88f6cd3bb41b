import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Drawing from '../Drawing';
import Figure from '../Figure';
import {FIRST_GAME} from './figure';

function FirstGameStill(): ReactNode {
  const {width, height} = FIRST_GAME;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      label={translate({
        id: 'figure.firstGame.still',
        message:
          'The start of the level: an orange box with a face on the left, two planks with screws on them, a red bug, and a hill on the right.',
        description: 'The alternative text of the still picture of the first game',
      })}
    >
      <image href={useBaseUrl('/img/first-game.png')} width={width} height={height} />
    </Drawing>
  );
}

/** The finished game of the tutorial, to play on the page. */
export default function FirstGame(): ReactNode {
  return (
    <Figure
      description={FIRST_GAME}
      load={() => import('./scene')}
      still={<FirstGameStill />}
      caption={
        <Translate id="figure.firstGame.caption" description="The caption of the first game">
          The dots show where a jump leads with these values.
        </Translate>
      }
    />
  );
}
