import {type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Pictures} from '@site/src/plugins/examples/readExamples';
import styles from './styles.module.css';

interface Props {
  readonly pictures: Pictures;
}

/** What moves is played unless the reader wants less motion, which decides where nothing is pressed. */
type Playing = boolean | undefined;

function isPlayed(playing: Playing): boolean {
  return playing ?? !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What a program drew: a still picture, or one that moves and can be paused. */
export default function ExamplePicture({pictures}: Props): ReactNode {
  const {still, loop = '', width, height, alt} = pictures;
  const [playing, setPlaying] = useState<Playing>();
  const isBrowser = useIsBrowser();
  const [stillUrl, loopUrl] = [useBaseUrl(still), useBaseUrl(loop)];
  const media = playing === undefined ? '(prefers-reduced-motion: no-preference)' : undefined;
  const isShown = isBrowser && isPlayed(playing);
  const label = isShown ? 'Pause the animation' : 'Play the animation';
  return (
    <div className={styles.picture}>
      <picture>
        {loop !== '' && playing !== false && <source srcSet={loopUrl} media={media} />}
        <img
          src={stillUrl}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {loop !== '' && isBrowser && (
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          title={label}
          onClick={() => setPlaying(!isPlayed(playing))}
        >
          <span aria-hidden="true" className={isShown ? styles.pause : styles.play} />
        </button>
      )}
    </div>
  );
}
