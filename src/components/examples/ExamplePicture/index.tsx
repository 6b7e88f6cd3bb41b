import {type ReactNode, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Pictures} from '@site/src/plugins/examples/readExamples';
import {isSlowOrCostly} from '@site/src/offline/client/isSlowOrCostly';
import {useIsInView} from './useIsInView';
import styles from './styles.module.css';

interface Props {
  readonly pictures: Pictures;
}

function mayAutoplay(): boolean {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isReduced && !isSlowOrCostly(navigator);
}

/**
 * Shows what a program drew. An animation plays while it is on screen, and a button pauses it. If the reader prefers
 * reduced motion or saves data, it only plays after a click on the button.
 */
export default function ExamplePicture({pictures}: Props): ReactNode {
  const {still, loop = '', width, height, alt} = pictures;
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(frame);
  const isBrowser = useIsBrowser();
  const [stillUrl, loopUrl] = [useBaseUrl(still), useBaseUrl(loop)];
  const hasLoop = loop !== '' && isBrowser;
  const isPlaying = hasLoop && (choice === undefined ? mayAutoplay() : choice === 'play');
  const label = isPlaying ? 'Pause the animation' : 'Play the animation';
  return (
    <div ref={frame} className={styles.picture}>
      <picture>
        {isPlaying && isInView && <source srcSet={loopUrl} />}
        <img
          src={stillUrl}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {hasLoop && (
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          title={label}
          onClick={() => setChoice(isPlaying ? 'pause' : 'play')}
        >
          <span aria-hidden="true" className={isPlaying ? styles.pause : styles.play} />
        </button>
      )}
    </div>
  );
}
