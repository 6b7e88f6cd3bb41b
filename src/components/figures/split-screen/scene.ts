import {counted} from '@screwbox/shared/text/counted';
import {type Pointer, type Scene, STEP_SECONDS, type Surface} from '../Figure/scene';
import {SPLIT_SCREEN, type SplitValues} from './figure';
import {
  createSplit,
  GROUND,
  jump,
  pixelPerfect,
  type SplitState,
  stepSplit,
  type Walker,
  WORLD,
} from './split';
import {type ScreenArea, viewportBounds} from './viewportBounds';

const WALKER_COLORS = ['primary', 'blue', 'green', 'red', 'purple', 'yellow'] as const;
const WALKER = {width: 12, height: 16};
/** Hills in the background. They move at `parallax` times the speed of the camera. */
const HILLS = {distance: 220, radius: 150, parallax: 0.5};
const TREE_DISTANCE = 90;

interface State extends SplitState {
  wasDown: boolean;
}

function areasOf({count, layout, padding}: SplitValues): ScreenArea[] {
  return Array.from({length: count}, (_, index) =>
    viewportBounds(layout, index, count, padding, SPLIT_SCREEN),
  );
}

function press(state: State, {x, y, isDown}: Pointer, values: SplitValues): void {
  const isPress = isDown && !state.wasDown;
  state.wasDown = isDown;
  if (!isPress) return;
  const index = areasOf(values).findIndex(
    (area) => x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height,
  );
  const walker = state.walkers[index];
  if (walker) jump(walker);
}

function drawWalker({context, colors}: Surface, {x, height, color, speed}: Walker): void {
  const top = GROUND - height - WALKER.height;
  const left = x - WALKER.width / 2;
  context.fillStyle = colors[WALKER_COLORS[color] ?? 'primary'];
  context.fillRect(left, top, WALKER.width, WALKER.height);
  context.fillStyle = colors.paper;
  const look = speed > 0 ? 1 : -1;
  context.fillRect(x + look * 2 - 3, top + 3, 2, 4);
  context.fillRect(x + look * 2 + 1, top + 3, 2, 4);
}

function drawWorld(surface: Surface, from: number, to: number, state: State, count: number): void {
  const {context, colors} = surface;
  context.fillStyle = colors.green;
  context.fillRect(from, GROUND, to - from, 5);
  context.fillStyle = colors.line;
  context.fillRect(from, GROUND + 5, to - from, 1000);
  const first = Math.ceil(from / TREE_DISTANCE - 1);
  for (let tree = first; tree * TREE_DISTANCE < to + 20; tree += 1) {
    if (tree < 0 || tree * TREE_DISTANCE > WORLD.width) continue;
    const x = tree * TREE_DISTANCE;
    const height = 26 + ((tree * 37) % 22);
    context.fillStyle = colors.muted;
    context.fillRect(x - 2, GROUND - height, 4, height);
    context.fillStyle = colors.green;
    context.fillRect(x - 12, GROUND - height - 18, 24, 22);
  }
  for (const walker of state.walkers.slice(0, count)) {
    if (walker.x > from - 10 && walker.x < to + 10) drawWalker(surface, walker);
  }
}

function drawViewport(
  surface: Surface,
  area: ScreenArea,
  state: State,
  index: number,
  values: SplitValues,
) {
  const {context, colors} = surface;
  const camera = state.cameras[index];
  if (!camera) return;
  const zoom = pixelPerfect(values.zoom);
  const x = pixelPerfect(camera.x + state.shakeX / zoom);
  const y = pixelPerfect(camera.y + state.shakeY / zoom);
  const [from, to] = [x - area.width / 2 / zoom, x + area.width / 2 / zoom];
  context.save();
  context.beginPath();
  context.rect(area.x, area.y, area.width, area.height);
  context.clip();
  context.fillStyle = colors.paper;
  context.fillRect(area.x, area.y, area.width, area.height);
  context.translate(area.x + area.width / 2, area.y + area.height / 2);
  context.scale(zoom, zoom);
  context.translate(-x, -y);
  const shift = (1 - HILLS.parallax) * x;
  context.fillStyle = colors.surface;
  context.beginPath();
  const hill = Math.floor((from - shift) / HILLS.distance);
  for (let at = hill; at * HILLS.distance + shift < to + HILLS.radius; at += 1) {
    const middle = at * HILLS.distance + shift;
    context.moveTo(middle, GROUND);
    context.arc(middle, GROUND + 60, HILLS.radius, Math.PI, 2 * Math.PI);
  }
  context.fill();
  drawWorld(surface, from, to, state, values.count);
  context.restore();
}

const scene: Scene<State, SplitValues> = {
  create: (_, random) => ({...createSplit(random), wasDown: false}),
  step(state, {values, pointer}) {
    press(state, pointer, values);
    stepSplit(state, values, STEP_SECONDS);
  },
  draw(surface, state, values) {
    const {context, colors, width, height} = surface;
    context.fillStyle = colors.ink;
    context.fillRect(0, 0, width, height);
    for (const [index, area] of areasOf(values).entries()) {
      drawViewport(surface, area, state, index, values);
    }
  },
  describe: ({walkers, shakeX}, {count, layout, zoom}) =>
    [
      `${counted(count, 'viewport')} in a ${layout}, each with a camera of zoom ${pixelPerfect(zoom)}`,
      'that follows a character through one world.',
      `In the air: ${walkers.filter(({height}) => height > 0).length}.`,
      `The cameras ${shakeX === 0 ? 'are calm' : 'shake'}.`,
    ].join(' '),
};

export default scene;
