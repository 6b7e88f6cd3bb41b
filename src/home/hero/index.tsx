import {type KeyboardEvent, type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import clsx from 'clsx';
import {prefersReducedMotion} from '../../components/figures/Figure/reducedMotion';
import {usePlayer} from '../../components/figures/Figure/usePlayer';
import HeroStill from './HeroStill';
import {type Landscape, NARROW, WIDE} from './landscape';
import styles from './styles.module.css';

const NARROW_WINDOW = '(max-width: 767px)';

const HINT = 'Click, then steer with ← → and ↑, or press where the box should go.';
const STEERING = {
  buttons: [
    {name: 'left', label: 'Left', keys: ['ArrowLeft']},
    {name: 'right', label: 'Right', keys: ['ArrowRight']},
    {name: 'jump', label: 'Jump', keys: ['ArrowUp', ' ']},
  ],
  hint: HINT,
};
const KEYS = STEERING.buttons.flatMap(({keys}) => keys);

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW_WINDOW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Calls back when the page has loaded and the browser is idle. Returns a function that cancels the callback. */
function whenIdle(work: () => void): () => void {
  let request = 0;
  const ask = (): void => {
    // Safari does not support this function. There, the scene only starts when the reader starts it.
    if ('requestIdleCallback' in window) request = requestIdleCallback(work);
  };
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, {once: true});
  return () => {
    removeEventListener('load', ask);
    if (request !== 0) cancelIdleCallback(request);
  };
}

interface HeroBarProps {
  readonly isPlaying?: boolean;
  /**
   * Undefined before hydration. Until then, the bar is invisible but keeps its space, so that nothing moves when it
   * appears.
   */
  readonly onToggle?: () => void;
}

function HeroBar({isPlaying = false, onToggle}: HeroBarProps): ReactNode {
  return (
    <div className={clsx(styles.bar, !onToggle && styles.waiting)}>
      <span className={styles.hint}>{HINT}</span>
      {/* The key replaces the element, because changing its text would count as a layout shift. */}
      <button type="button" className={styles.button} onClick={onToggle}>
        {isPlaying ? <span key="pause">Pause</span> : <span key="play">Play</span>}
      </button>
    </div>
  );
}

function HeroStage({landscape}: {readonly landscape: Landscape}): ReactNode {
  const {width, height} = landscape;
  const [isPlaying, setPlaying] = useState(false);
  const {stage, canvas, phase} = usePlayer({
    description: {name: 'hero', width, height, parameters: {}, steering: STEERING},
    load: async () => ({default: (await import('./scene')).heroScene(landscape)}),
    values: {},
    isPlaying,
    isNeeded: isPlaying,
    onSteer: () => setPlaying(true),
    onFault: () => setPlaying(false),
  });
  const isReady = phase === 'ready';

  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    return whenIdle(() => setPlaying(true));
  }, []);

  /** Starts the scene on the first key press. After that, the scene handles keys itself. */
  const startByKey = (event: KeyboardEvent): void => {
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className={styles.scene} data-hero={width === WIDE.width ? 'wide' : 'narrow'}>
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="application"
        aria-label="A small game: the arrow keys move the box and make it jump"
        onPointerDown={() => setPlaying(true)}
        onKeyDown={startByKey}
      >
        {!isReady && <HeroStill landscape={landscape} />}
        <canvas ref={canvas} className={clsx(!isReady && styles.waiting)} role="img" />
      </div>
      <HeroBar isPlaying={isPlaying} onToggle={() => setPlaying(!isPlaying)} />
    </div>
  );
}

/** The home page's scene. It starts when the page is idle, or when the reader starts it. */
export default function HeroScene(): ReactNode {
  const isNarrow = useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(NARROW_WINDOW).matches,
    () => undefined,
  );
  if (isNarrow === undefined) {
    return (
      <div className={styles.scene}>
        <div className={styles.stage}>
          <HeroStill landscape={WIDE} className={styles.onWide} />
          <HeroStill landscape={NARROW} className={styles.onNarrow} />
        </div>
        <HeroBar />
      </div>
    );
  }
  const landscape = isNarrow ? NARROW : WIDE;
  return <HeroStage key={landscape.width} landscape={landscape} />;
}
