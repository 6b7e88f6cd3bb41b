import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {type Box, overlapOf, separation} from './separation';
import styles from './styles.module.css';

const CASES: readonly {readonly body: Box; readonly collider: Box}[] = [
  {body: {x: 90, y: 44, width: 60, height: 70}, collider: {x: 20, y: 96, width: 260, height: 60}},
  {body: {x: 368, y: 60, width: 60, height: 70}, collider: {x: 408, y: 20, width: 60, height: 136}},
];

function BoxShape({box, className}: {box: Box; className: string | undefined}): ReactNode {
  return (
    <rect className={className} x={box.x} y={box.y} width={box.width} height={box.height} rx="2" />
  );
}

interface ArrowProps {
  readonly fromX: number;
  readonly fromY: number;
  readonly byX: number;
  readonly byY: number;
}

function Arrow({fromX, fromY, byX, byY}: ArrowProps): ReactNode {
  const degrees = (Math.atan2(byY, byX) * 180) / Math.PI;
  const length = Math.hypot(byX, byY);
  return (
    <g transform={`translate(${fromX} ${fromY}) rotate(${degrees})`}>
      <path className={styles.arrow} d={`M0 0H${length - 6}`} />
      <path className={styles.head} d={`M${length} 0l-9 -5v10z`} />
    </g>
  );
}

export default function CollisionStill(): ReactNode {
  return (
    <Drawing
      viewBox="0 0 500 176"
      label="Left: a body has sunk a little into a floor and is moved straight up until it stands on it. Right: a body has entered a wall from the left and is moved back to the left until it touches it."
    >
      {CASES.map(({body, collider}) => {
        const move = separation(body, collider);
        const resolved = {...body, x: body.x + move.x, y: body.y + move.y};
        return (
          <g key={collider.x}>
            <BoxShape box={collider} className={styles.collider} />
            <BoxShape box={body} className={styles.before} />
            <BoxShape box={overlapOf(body, collider)} className={styles.overlap} />
            <BoxShape box={resolved} className={styles.after} />
            <Arrow
              fromX={body.x + body.width / 2}
              fromY={body.y + body.height / 2}
              byX={move.x}
              byY={move.y}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
