import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {
  defaultValues,
  type Parameters,
  type ValuesOf,
} from '../../components/figures/Figure/parameters';
import {prefersReducedMotion} from '../../components/figures/Figure/reducedMotion';
import type {FigureDescription, Scene} from '../../components/figures/Figure/scene';
import figureStyles from '../../components/figures/Figure/styles.module.css';
import {usePlayer} from '../../components/figures/Figure/usePlayer';
import styles from './styles.module.css';

interface FeatureCardProps<P extends Parameters, State> {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly description: FigureDescription<P>;
  readonly load: () => Promise<{readonly default: Scene<State, ValuesOf<P>>}>;
  readonly still: ReactNode;
}

/** A feature of the engine. Its figure plays while the card is hovered or focused. */
export default function FeatureCard<P extends Parameters, State>({
  to,
  title,
  text,
  description,
  load,
  still,
}: FeatureCardProps<P, State>): ReactNode {
  const [isPlaying, setPlaying] = useState(false);
  const {stage, canvas, phase} = usePlayer({
    description,
    load,
    values: defaultValues(description.parameters),
    isPlaying,
    isNeeded: isPlaying,
  });
  const isReady = phase === 'ready';
  const play = (): void => {
    if (!prefersReducedMotion()) setPlaying(true);
  };
  const pause = (): void => setPlaying(false);
  return (
    <li
      className={clsx(figureStyles.palette, styles.card)}
      onPointerEnter={play}
      onPointerLeave={pause}
      onFocus={play}
      onBlur={pause}
    >
      <div
        ref={stage}
        className={styles.stage}
        style={{aspectRatio: `${description.width} / ${description.height}`}}
      >
        {!isReady && <div className={styles.still}>{still}</div>}
        <canvas ref={canvas} className={clsx(!isReady && styles.waiting)} role="img" />
      </div>
      <div className={styles.text}>
        <Heading as="h3" className={styles.title}>
          <Link to={to}>{title}</Link>
        </Heading>
        <p>{text}</p>
      </div>
    </li>
  );
}
