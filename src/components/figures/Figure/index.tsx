import {type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore} from 'react';
import clsx from 'clsx';
import type {Player} from './createPlayer';
import FigureControls from './FigureControls';
import JavaCode from './JavaCode';
import SteeringButtons from './SteeringButtons';
import {defaultValues, type Parameters, type ValuesOf} from './parameters';
import {prefersReducedMotion, subscribeToMotion} from './reducedMotion';
import type {FigureDescription, Scene} from './scene';
import styles from './styles.module.css';

/** How far below or above the window a figure begins to load. */
const NEAR = '600px';

interface FigureProps<P extends Parameters, State> {
  readonly description: FigureDescription<P>;
  /** Loads the module whose default export is the scene. */
  readonly load: () => Promise<{readonly default: Scene<State, ValuesOf<P>>}>;
  /** What is shown without JavaScript, and until readers who prefer less motion let it play. */
  readonly still: ReactNode;
  readonly caption: ReactNode;
}

/** `shown`: the canvas has a first picture. `failed`: the still picture stays, with words. */
type Phase = 'waiting' | 'ready' | 'failed';

/** A figure that plays: see the README of `src/components/figures`. */
export default function Figure<P extends Parameters, State>({
  description,
  load,
  still,
  caption,
}: FigureProps<P, State>): ReactNode {
  const {name, title, width, height, parameters, isSteppable, interaction, steering} = description;
  const hintId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<Player<ValuesOf<P>>>(undefined);
  const [values, setValues] = useState(() => defaultValues(parameters));
  const [phase, setPhase] = useState<Phase>('waiting');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isUsed, setUsed] = useState(false);
  const isStill = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => false);
  const isPlaying = choice ? choice === 'play' : !isStill;
  const isShown = phase === 'ready' && (isPlaying || isUsed);

  const first = useRef({description, load, values, isPlaying});
  useEffect(() => {
    first.current = {description, load, values, isPlaying};
    player.current?.setPlaying(isPlaying);
  });

  useEffect(() => {
    const place = stage.current;
    if (!place) return undefined;
    let isGone = false;
    const start = async (): Promise<void> => {
      const [{createPlayer}, {default: scene}] = await Promise.all([
        import('./createPlayer'),
        first.current.load(),
      ]);
      if (isGone || !canvas.current) return;
      player.current = createPlayer({
        stage: place,
        canvas: canvas.current,
        ...first.current,
        scene,
        onUse: () => setUsed(true),
        onSteer: () => setChoice('play'),
        onFault: fail,
      });
      player.current.setPlaying(first.current.isPlaying);
      setPhase('ready');
    };
    const fail = (error: unknown): void => {
      console.error(`The figure "${first.current.description.name}" stopped.`, error);
      setPhase('failed');
    };
    const nearing = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        nearing.disconnect();
        start().catch(fail);
      },
      {rootMargin: NEAR},
    );
    nearing.observe(place);
    return () => {
      isGone = true;
      nearing.disconnect();
      player.current?.dispose();
      player.current = undefined;
    };
  }, []);

  const change = (wanted: ValuesOf<P>): void => {
    const next = description.settle?.(wanted, values) ?? wanted;
    setUsed(true);
    setValues(next);
    player.current?.setValues(next);
  };
  const togglePlaying = (): void => {
    setUsed(true);
    setChoice(isPlaying ? 'pause' : 'play');
  };
  const reset = (): void => {
    const initial = defaultValues(parameters);
    change(initial);
    player.current?.reset();
  };
  const step = (): void => {
    setUsed(true);
    setChoice('pause');
    player.current?.step();
  };

  return (
    <figure className={clsx(styles.palette, styles.figure)} data-figure={name}>
      <div
        ref={stage}
        data-stage
        data-search-ignore
        className={clsx(styles.stage, (interaction || steering) && styles.touchable)}
        style={{aspectRatio: `${width} / ${height}`}}
        {...((interaction || steering) && {
          tabIndex: 0,
          role: 'application',
          'aria-label': title,
          'aria-describedby': hintId,
        })}
      >
        {!isShown && <div className={styles.still}>{still}</div>}
        <canvas ref={canvas} className={clsx(styles.canvas, isShown && styles.shown)} role="img" />
      </div>
      {phase === 'failed' && (
        <p className={styles.fault} role="status">
          This figure cannot play here. The picture and the code below still show what it does.
        </p>
      )}
      <div className={styles.bar} data-search-ignore>
        {steering && (
          <SteeringButtons buttons={steering.buttons} steering={() => player.current?.steering} />
        )}
        <button type="button" className={styles.button} onClick={togglePlaying}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        {isSteppable && (
          <button type="button" className={styles.button} onClick={step}>
            Step
          </button>
        )}
        <button type="button" className={styles.button} onClick={reset}>
          Reset
        </button>
        {steering && (
          <p className={clsx(styles.hint, styles.keys)} id={hintId}>
            {steering.hint}
          </p>
        )}
        {interaction && (
          <p className={styles.hint}>
            {interaction}{' '}
            <span id={hintId} className={styles.keys}>
              With the keyboard, the arrow keys move the pointer, and the space bar presses and
              releases.
            </span>
            <span className={styles.fingers}>
              On a touchscreen, use a finger. Where it grabs nothing, it scrolls the page.
            </span>
          </p>
        )}
      </div>
      <FigureControls parameters={parameters} values={values} onChange={change} />
      <JavaCode snippet={description.java(values)} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
