import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {body, cloth, rope, type Structure} from './structures';
import styles from './styles.module.css';

const PLACED: readonly {
  readonly left: number;
  readonly top: number;
  readonly structure: Structure;
}[] = [
  {left: 20, top: 55, structure: rope(9, 180)},
  {left: 250, top: 20, structure: body(10, 70)},
  {left: 440, top: 26, structure: cloth(6, 5, 34)},
];

function line({nodes}: Structure, [from, to]: readonly [number, number]): string {
  const start = nodes[from];
  const end = nodes[to];
  return start && end
    ? `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`
    : '';
}

export default function SoftPhysicsStill(): ReactNode {
  return (
    <Drawing
      viewBox="0 0 640 180"
      label="Left a rope: nine nodes in a row, each linked to the next. In the middle a soft body: ten nodes on a circle, linked around the outline and dashed to the opposite node. Right a cloth: a grid of nodes, the border linked as an outline and the inside as a dashed mesh."
    >
      {PLACED.map(({left, top, structure}) => (
        <g key={left} transform={`translate(${left} ${top})`}>
          <path
            className={styles.inner}
            d={structure.inner.map((pair) => line(structure, pair)).join('')}
          />
          <path
            className={styles.link}
            d={structure.links.map((pair) => line(structure, pair)).join('')}
          />
          {structure.nodes.map(({x, y}, index) => (
            <circle className={styles.node} key={index} cx={x} cy={y} r="4.5" />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
