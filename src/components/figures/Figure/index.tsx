import {type ReactNode, useEffect, useId, useState, useSyncExternalStore} from 'react';
import clsx from 'clsx';
import FigureControls from './FigureControls';
import JavaCode from './JavaCode';
import SteeringButtons from './SteeringButtons';
import {defaultValues, type Parameters, type ValuesOf} from './parameters';
import {prefersReducedMotion, subscribeToMotion} from './reducedMotion';
import type {FigureDescription, Scene} from './scene';
import {usePlayer} from './usePlayer';
import styles from './styles.module.css';

const NEAR = '600px';

interface FigureProps<P extends Parameters, State> {
  readonly description: FigureDescription<P>;
  readonly load: () => Promise<{readonly default: Scene<State, ValuesOf<P>>}>;
  /** Shown without JavaScript. With reduced motion, also shown until the reader starts the figure. */
  readonly still: ReactNode;
  readonly caption: ReactNode;
}

/** An interactive figure. See the README in `src/components/figures`. */
export default function Figure<P extends Parameters, State>({
  description,
  load,
  still,
  caption,
}: FigureProps<P, State>): ReactNode {
  const {name, title, width, height, parameters, isSteppable, interaction, steering} = description;
  const hintId = useId();
  const [values, setValues] = useState(() => defaultValues(parameters));
  const [isNear, setNear] = useState(false);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isUsed, setUsed] = useState(false);
  const isStill = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => false);
  const isPlaying = choice ? choice === 'play' : !isStill;
  const {stage, canvas, player, phase} = usePlayer({
    description,
    load,
    values,
    isPlaying,
    isNeeded: isNear,
    onUse: () => setUsed(true),
    onSteer: () => setChoice('play'),
  });
  const isShown = phase === 'ready' && (isPlaying || isUsed);

  useEffect(() => {
    if (!stage.current || isNear) return undefined;
    const nearing = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      {rootMargin: NEAR},
    );
    nearing.observe(stage.current);
    return () => nearing.disconnect();
  }, [stage, isNear]);

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
