import {type ReactNode, useId} from 'react';
import Drawing from '../Drawing';
import {lightArea, type Occluder, type Point} from './lightArea';
import styles from './styles.module.css';

const WIDTH = 640;
const HEIGHT = 320;
const RADIUS = 220;
const LIGHT: Point = {x: 300, y: 170};
const OCCLUDERS: readonly Occluder[] = [
  {x: 180, y: 90, width: 50, height: 50},
  {x: 370, y: 60, width: 36, height: 70},
  {x: 350, y: 220, width: 70, height: 26},
  {x: 210, y: 236, width: 30, height: 30},
];

const AREA = lightArea(LIGHT, RADIUS, OCCLUDERS);
// Removes duplicates, so that rays to the same point are drawn once.
const ENDS = [...new Set(AREA.map(({x, y}) => `${Math.round(x)} ${Math.round(y)}`))];
const OUTLINE = ENDS.join(' ');
const RAYS = ENDS.map((end) => `M${LIGHT.x} ${LIGHT.y}L${end}`).join('');

export default function LightStill(): ReactNode {
  const gradient = useId();
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      label="A point light among four boxes. Rays run to each corner and just past it. The lit polygon ends at the boxes and leaves a shadow behind each of them."
    >
      <defs>
        <radialGradient
          id={gradient}
          gradientUnits="userSpaceOnUse"
          cx={LIGHT.x}
          cy={LIGHT.y}
          r={RADIUS}
        >
          <stop className={styles.bright} offset="0" />
          <stop className={styles.faded} offset="1" />
        </radialGradient>
      </defs>
      <rect className={styles.room} width={WIDTH} height={HEIGHT} rx="3" />
      <polygon points={OUTLINE} fill={`url(#${gradient})`} />
      <path className={styles.ray} d={RAYS} />
      {OCCLUDERS.map(({x, y, width, height}) => (
        <rect className={styles.occluder} key={`${x} ${y}`} {...{x, y, width, height}} />
      ))}
      <circle className={styles.light} cx={LIGHT.x} cy={LIGHT.y} r="6" />
    </Drawing>
  );
}
