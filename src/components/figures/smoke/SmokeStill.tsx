import {type ReactNode, useId} from 'react';
import Drawing from '../Drawing';
import {STONE} from './simulation';
import styles from './styles.module.css';

const PUFFS = [
  [0, 40, 3],
  [1, 35, 4],
  [-2, 29, 5],
  [2, 22, 6],
  [-3, 14, 7],
  [3, 7, 6],
] as const;

export default function SmokeStill(): ReactNode {
  const glow = useId();
  const fires = [
    {x: 26, className: styles.orange},
    {x: 54, className: styles.blue},
  ];
  return (
    <Drawing
      className={styles.sky}
      viewBox="0 0 80 48"
      label="Orange and blue smoke rises from two fires, past a stone between them."
    >
      <defs>
        <radialGradient id={glow}>
          <stop offset="0.2" stopColor="white" stopOpacity="0.8" />
          <stop offset="1" stopColor="white" stopOpacity="0" />
        </radialGradient>
        <mask id={`${glow}-mask`} maskContentUnits="objectBoundingBox">
          <rect width="1" height="1" fill={`url(#${glow})`} />
        </mask>
      </defs>
      {fires.map(({x, className}) =>
        PUFFS.map(([side, y, radius]) => (
          <circle
            key={`${x} ${y}`}
            className={className}
            cx={x + side}
            cy={y}
            r={radius}
            mask={`url(#${glow}-mask)`}
          />
        )),
      )}
      <rect className={styles.stone} {...STONE} />
      {fires.map(({x}) => (
        <rect key={x} className={styles.wood} x={x - 4} y="45" width="9" height="1.5" />
      ))}
    </Drawing>
  );
}
