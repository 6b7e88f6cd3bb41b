import {counted} from '@screwbox/shared/text/counted';
import {type Pointer, type Scene, STEP_SECONDS, type Surface} from '../Figure/scene';
import {BOARD, type Boards, createBoards, longest, search} from './boards';
import {LEFTS, type PathFindingValues, TITLES, TOP} from './figure';
import {lengthOf, type Search} from './findPath';
import {type Cell, cellAt, indexOf} from './grid';

/** Seconds for which finished paths remain before the animation restarts. */
const PAUSE = 4;

type Hold = 'start' | 'end' | 'build' | 'remove';

interface State extends Boards {
  hold: Hold | undefined;
  wasDown: boolean;
  diagonals: boolean;
  paused: number;
}

function cellUnder({grid}: Boards, x: number, y: number): Cell | undefined {
  for (const left of LEFTS) {
    const cell = {
      x: Math.floor(((x - left) / BOARD.width) * grid.columns),
      y: Math.floor(((y - TOP) / BOARD.height) * grid.rows),
    };
    if (indexOf(grid, cell) !== undefined) return cell;
  }
  return undefined;
}

const isSame = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

function holdOf({grid, start, end}: Boards, cell: Cell): Hold {
  if (isSame(cell, start)) return 'start';
  if (isSame(cell, end)) return 'end';
  return grid.walls[indexOf(grid, cell) ?? -1] ? 'remove' : 'build';
}

/** Moves an end or changes a wall at the pointer. Returns whether anything changed. */
function act(state: State, {x, y, isDown}: Pointer): boolean {
  const isPress = isDown && !state.wasDown;
  state.wasDown = isDown;
  const cell = isDown ? cellUnder(state, x, y) : undefined;
  if (!cell) {
    if (!isDown) state.hold = undefined;
    return false;
  }
  if (isPress) state.hold = holdOf(state, cell);
  const {hold, grid, start, end} = state;
  if (!hold) return false;
  const isEnd = isSame(cell, start) || isSame(cell, end);
  if (isEnd) return false;
  if (hold === 'start' || hold === 'end') {
    state[hold] = cell;
    return true;
  }
  const index = indexOf(grid, cell);
  if (index === undefined || grid.walls[index] === (hold === 'build')) return false;
  grid.walls[index] = hold === 'build';
  return true;
}

function drawBoard(surface: Surface, state: State, found: Search, left: number, title: string) {
  const {context, colors, font, pixel} = surface;
  const {grid, start, end, shown} = state;
  const size = BOARD.width / grid.columns;
  const place = ({x, y}: Cell): [number, number] => [left + x * size, TOP + y * size];
  const fill = (indexes: Iterable<number>, color: string, gap: number): void => {
    context.fillStyle = color;
    for (const index of indexes) {
      const [x, y] = place(cellAt(grid, index));
      context.fillRect(x + gap, y + gap, size - 2 * gap, size - 2 * gap);
    }
  };
  context.fillStyle = colors.paper;
  context.fillRect(left, TOP, BOARD.width, BOARD.height);
  context.globalAlpha = 0.35;
  fill(found.visited.slice(0, shown), colors.accent, 0.5);
  context.globalAlpha = 1;
  fill(
    grid.walls.flatMap((wall, index) => (wall ? [index] : [])),
    colors.muted,
    0.5,
  );
  const isDone = shown >= found.visited.length;
  if (isDone && found.path.length > 0) {
    context.strokeStyle = colors.primary;
    context.lineWidth = Math.max(3 * pixel, size / 5);
    context.lineJoin = 'round';
    context.beginPath();
    for (const index of found.path) {
      const [x, y] = place(cellAt(grid, index));
      context.lineTo(x + size / 2, y + size / 2);
    }
    context.stroke();
  }
  context.fillStyle = colors.primary;
  const [startX, startY] = place(start);
  context.beginPath();
  context.arc(startX + size / 2, startY + size / 2, size * 0.42, 0, 2 * Math.PI);
  context.fill();
  const [endX, endY] = place(end);
  context.fillRect(endX + size * 0.12, endY + size * 0.12, size * 0.76, size * 0.76);
  context.fillStyle = colors.ink;
  context.font = font(13, 700);
  context.fillText(title, left, TOP - 12);
  context.font = font(12);
  context.textAlign = 'right';
  context.fillText(resultOf(state, found), left + BOARD.width, TOP - 12);
  context.textAlign = 'left';
}

function resultOf({grid, shown}: State, {visited, path}: Search): string {
  const cells = counted(Math.floor(Math.min(shown, visited.length)), 'cell');
  if (shown < visited.length || path.length === 0) {
    const isOver = shown >= visited.length;
    return isOver ? `${cells}, no path` : cells;
  }
  return `${cells}, path of ${lengthOf(grid, path).toFixed(1)}`;
}

const scene: Scene<State, PathFindingValues> = {
  create({cell, diagonals}, random) {
    const boards = createBoards(cell, diagonals, random);
    return {...boards, diagonals, hold: undefined, wasDown: false, paused: 0};
  },
  step(state, {values, pointer}) {
    const isChanged = act(state, pointer);
    if (isChanged || state.diagonals !== values.diagonals) {
      state.diagonals = values.diagonals;
      search(state, values.diagonals);
      state.paused = 0;
      // Skips the animation after a change, so that readers see the result immediately.
      if (isChanged) state.shown = longest(state);
    }
    const before = Math.floor(state.shown);
    state.shown = Math.min(longest(state), state.shown + values.pace * STEP_SECONDS);
    if (before < longest(state)) return;
    state.paused += STEP_SECONDS;
    if (state.paused < PAUSE || state.wasDown) return;
    state.paused = 0;
    state.shown = 0;
  },
  draw(surface, state) {
    for (const [index, found] of state.searches.entries()) {
      drawBoard(surface, state, found, LEFTS[index] ?? 0, TITLES[index] ?? '');
    }
  },
  describe(state) {
    const [first = '', second = ''] = state.searches.map((found) => resultOf(state, found));
    return `Two boards with the same walls. A*: ${first}. Dijkstra: ${second}.`;
  },
  isGrabbable: (state, x, y) => cellUnder(state, x, y) !== undefined,
};

export default scene;
