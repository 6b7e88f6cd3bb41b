import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {surfaceAfter} from './surface';
import styles from './styles.module.css';

const WIDTH = 640;
const PANEL_HEIGHT = 92;
const REST = 44;
const NODE_COUNT = 41;
const IMPULSE = 340;
const GAP = WIDTH / (NODE_COUNT - 1);
const MOMENTS = [0.1, 0.4, 0.9];

interface WaterStillProps {
  readonly smallestText?: number;
}

export default function WaterStill({smallestText}: WaterStillProps): ReactNode {
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${PANEL_HEIGHT * MOMENTS.length}`}
      {...(smallestText !== undefined && {smallestText})}
      label="Three pictures of a water surface. After 0.1 seconds there is a narrow dent in the middle. After 0.4 seconds the dent is wider. After 0.9 seconds the middle has swung up into a hill, and a shallow dent runs outwards on each side."
    >
      {MOMENTS.map((seconds, panel) => {
        const points = surfaceAfter(NODE_COUNT, IMPULSE, seconds).map(
          (height, index) =>
            [index * GAP, panel * PANEL_HEIGHT + REST + height] satisfies [number, number],
        );
        const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
        const bottom = (panel + 1) * PANEL_HEIGHT - 8;
        const rest = panel * PANEL_HEIGHT + REST;
        return (
          <g key={seconds}>
            <path className={styles.water} d={`M${line}L${WIDTH} ${bottom}L0 ${bottom}Z`} />
            <path className={styles.rest} d={`M0 ${rest}H${WIDTH}`} />
            <path className={styles.surface} d={`M${line}`} />
            {points.map(([x, y]) => (
              <circle className={styles.node} key={x} cx={x} cy={y} r="2.5" />
            ))}
            <text className={styles.label} x="8" y={panel * PANEL_HEIGHT + 18}>
              {`${seconds} s`}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
