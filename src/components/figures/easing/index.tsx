import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import Figure from '../Figure';
import {curvePath} from './curvePath';
import {EASE_NAMES} from './easeFunctions';
import {EASING} from './figure';
import styles from './styles.module.css';

const COLUMNS = 4;
const CELL = {width: 120, height: 92};
const CURVE = {width: 96, height: 56};

function EasingStill(): ReactNode {
  return (
    <Drawing
      viewBox={`0 0 ${COLUMNS * CELL.width} ${(EASE_NAMES.length / COLUMNS) * CELL.height}`}
      label="The 16 curves of the engine in small pictures, each with its name."
    >
      {EASE_NAMES.map((ease, index) => (
        <g
          key={ease}
          transform={`translate(${(index % COLUMNS) * CELL.width + 8} ${Math.floor(index / COLUMNS) * CELL.height + 24})`}
        >
          <text className={styles.name} y="-8">
            {ease}
          </text>
          <path className={styles.axes} d={`M0 0V${CURVE.height}H${CURVE.width}`} />
          <path className={styles.line} d={curvePath(ease, CURVE.width, CURVE.height)} />
        </g>
      ))}
    </Drawing>
  );
}

export default function EasingFigure(): ReactNode {
  return (
    <Figure
      description={EASING}
      load={() => import('./scene')}
      still={<EasingStill />}
      caption="All 16 curves on one clock: every dot starts and arrives at the same time. Choose two to compare."
    />
  );
}
