import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {directionOf} from './directionOf';
import styles from './styles.module.css';

const RADIUS = 60;
const LABEL_DISTANCE = 78;
const ANGLES = [0, 45, 90, 135, 180, 225, 270, 315];

export default function AngleCompass(): ReactNode {
  return (
    <Drawing
      className={styles.drawing}
      viewBox="-100 -95 200 190"
      label="Compass of angles: 0 degrees point up, 90 to the right, 180 down and 270 to the left"
    >
      <circle className={styles.circle} r={RADIUS} />
      {ANGLES.map((degrees) => {
        const {x, y} = directionOf(degrees);
        return (
          <g key={degrees}>
            <line
              className={degrees === 0 ? styles.zero : styles.ray}
              x2={round(x * RADIUS)}
              y2={round(y * RADIUS)}
            />
            <text
              className={styles.label}
              x={round(x * LABEL_DISTANCE)}
              y={round(y * LABEL_DISTANCE + 4)}
              textAnchor="middle"
            >
              {degrees}°
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
