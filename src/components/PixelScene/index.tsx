import type {ReactNode} from 'react';
import {pixelRuns, SCENE_HEIGHT, SCENE_WIDTH} from './scene';
import styles from './styles.module.css';

const COLOURS: Record<string, string | undefined> = {
  C: styles.cloud,
  O: styles.outline,
  Y: styles.box,
  K: styles.face,
  S: styles.screw,
  T: styles.thread,
  D: styles.dust,
  G: styles.grass,
  B: styles.ground,
  E: styles.earth,
  W: styles.flower,
};

const MOVING = new Set(['O', 'Y', 'K']);

/** The home page's picture: a box that jumps after a screw. It says nothing that the text does not. */
export default function PixelScene(): ReactNode {
  const runs = pixelRuns();
  const shapes = (moving: boolean) =>
    runs
      .filter(({kind}) => MOVING.has(kind) === moving)
      .map(({x, y, width, kind}) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={1} className={COLOURS[kind]} />
      ));
  return (
    <svg
      aria-hidden="true"
      className={styles.scene}
      shapeRendering="crispEdges"
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
    >
      {shapes(false)}
      <g className={styles.jump}>{shapes(true)}</g>
    </svg>
  );
}
