import {type ReactNode, useId, useState} from 'react';
import clsx from 'clsx';
import {createRandom} from '../../components/figures/Figure/random';
import {usePlayer} from '../../components/figures/Figure/usePlayer';
import {WINDOW} from './size';
import styles from './styles.module.css';

const DESCRIPTION = {name: 'window', ...WINDOW, parameters: {}};
const LEAVES = 46;

function WindowStill(): ReactNode {
  const random = createRandom(8);
  return (
    <svg viewBox={`0 0 ${WINDOW.width} ${WINDOW.height}`} aria-hidden="true">
      {Array.from({length: LEAVES}, (_, index) => {
        const x = Math.round(random() * WINDOW.width);
        const y = Math.round(random() * WINDOW.height);
        const turn = Math.round(random() * 360);
        return (
          <path
            key={index}
            d="M-4 -1h2v-1h4v1h1v1h2v1h-2v1h-1v1h-4v-1h-2z"
            fill="#8fb345"
            opacity={(0.3 + random() * 0.7).toFixed(2)}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(1.4)`}
          />
        );
      })}
    </svg>
  );
}

interface WindowProps {
  readonly children: ReactNode;
}

export default function CodeWithWindow({children}: WindowProps): ReactNode {
  const title = useId();
  const [isPlaying, setPlaying] = useState(false);
  const {stage, canvas, phase} = usePlayer({
    description: DESCRIPTION,
    load: () => import('./scene'),
    values: {},
    isPlaying,
    isNeeded: isPlaying,
    onFault: () => setPlaying(false),
  });
  const isReady = phase === 'ready';
  return (
    <div className={styles.pair}>
      <div className={styles.code}>{children}</div>
      <div className={styles.window} role="group" aria-labelledby={title}>
        <div className={styles.titleBar}>
          <span id={title}>Hello</span>
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => setPlaying(!isPlaying)}
          >
            <span aria-hidden="true">{isPlaying ? '■ ' : '▶ '}</span>
            <span>{isPlaying ? 'Stop' : 'Run'}</span>
          </button>
        </div>
        <div ref={stage} className={styles.stage} title="Stir the leaves">
          {!isReady && <WindowStill />}
          <canvas ref={canvas} className={clsx(!isReady && styles.waiting)} role="img" />
        </div>
      </div>
    </div>
  );
}
