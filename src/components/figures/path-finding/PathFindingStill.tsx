import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {createRandom} from '../Figure/random';
import {BOARD, createBoards} from './boards';
import {LEFTS, PATH_FINDING, TITLES, TOP} from './figure';
import {cellAt} from './grid';

const {cell, diagonals, maze} = PATH_FINDING.parameters;

export default function PathFindingStill(): ReactNode {
  const {grid, searches} = createBoards(cell.value, diagonals.value, createRandom(maze.value));
  const squares = (indexes: readonly number[]): string =>
    indexes
      .map((index) => cellAt(grid, index))
      .map(
        ({x, y}) =>
          `M${x * cell.value} ${y * cell.value}h${cell.value}v${cell.value}h-${cell.value}`,
      )
      .join('');
  return (
    <Drawing
      viewBox={`0 0 ${PATH_FINDING.width} ${PATH_FINDING.height}`}
      label="Two boards with the same walls. On both, a path leads from the upper left to the lower right; the colored cells are those that the algorithm has visited."
    >
      {searches.map(({visited, path}, index) => (
        <g key={TITLES[index]} transform={`translate(${LEFTS[index]} ${TOP})`}>
          <text y="-12">{TITLES[index]}</text>
          <rect fill="var(--figure-paper)" {...BOARD} />
          <path d={squares(visited)} fill="var(--figure-accent)" opacity="0.35" />
          <path
            d={squares(grid.walls.flatMap((wall, at) => (wall ? [at] : [])))}
            fill="var(--figure-muted)"
          />
          <polyline
            fill="none"
            stroke="var(--figure-primary)"
            strokeWidth="4"
            points={path
              .map((at) => cellAt(grid, at))
              .map(({x, y}) => `${(x + 0.5) * cell.value},${(y + 0.5) * cell.value}`)
              .join(' ')}
          />
        </g>
      ))}
    </Drawing>
  );
}
