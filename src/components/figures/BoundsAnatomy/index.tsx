import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import styles from './styles.module.css';

const SCALE = 3;
const WIDTH = 80;
const HEIGHT = 40;
const origin = {x: 20, y: 10};
const extents = {x: WIDTH / 2, y: HEIGHT / 2};
const position = {x: origin.x + extents.x, y: origin.y + extents.y};
const bottomRight = {x: origin.x + WIDTH, y: origin.y + HEIGHT};

const coordinates = ({x, y}: {x: number; y: number}): string => `${x}:${y}`;

export default function BoundsAnatomy(): ReactNode {
  const left = origin.x * SCALE;
  const top = origin.y * SCALE;
  const center = {x: position.x * SCALE, y: position.y * SCALE};
  return (
    <Drawing
      className={styles.drawing}
      viewBox="-14 -18 410 206"
      smallestText={12}
      label={`Bounds of width ${WIDTH} and height ${HEIGHT}: the origin ${coordinates(origin)} is the upper left corner, the position ${coordinates(position)} is the center, the extents ${coordinates(extents)} are half of the size. The x axis points to the right, the y axis points down.`}
    >
      <path className={styles.axis} d="M0 0H370M364 -4L372 0L364 4M0 0V168M-4 162L0 170L4 162" />
      <text className={styles.note} x={380} y={4}>
        x
      </text>
      <text className={styles.note} x={-3} y={182}>
        y
      </text>
      <text className={styles.note} x={4} y={-6}>
        0:0
      </text>
      <rect
        className={styles.bounds}
        x={left}
        y={top}
        width={WIDTH * SCALE}
        height={HEIGHT * SCALE}
      />
      <path className={styles.extents} d={`M${center.x} ${center.y}H${bottomRight.x * SCALE}`} />
      <path className={styles.extents} d={`M${center.x} ${center.y}V${bottomRight.y * SCALE}`} />
      <circle className={styles.point} cx={left} cy={top} r={5} />
      <circle className={styles.point} cx={center.x} cy={center.y} r={5} />
      <text className={styles.label} x={left + 10} y={top + 18}>
        origin {coordinates(origin)}
      </text>
      <text className={styles.label} x={center.x - 10} y={center.y - 10} textAnchor="middle">
        position {coordinates(position)}
      </text>
      <text className={styles.note} x={center.x + 16} y={center.y + 16}>
        extents.x {extents.x}
      </text>
      <text className={styles.note} x={center.x - 8} y={center.y + 44} textAnchor="end">
        extents.y {extents.y}
      </text>
      <text className={styles.note} x={center.x} y={bottomRight.y * SCALE + 18} textAnchor="middle">
        width {WIDTH}
      </text>
      <text className={styles.note} x={bottomRight.x * SCALE + 8} y={center.y + 4}>
        height {HEIGHT}
      </text>
    </Drawing>
  );
}
