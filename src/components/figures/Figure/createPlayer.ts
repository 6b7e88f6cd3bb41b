import {createPointer} from './createPointer';
import {createSteering, type Steering} from './createSteering';
import {createSurface} from './createSurface';
import type {Parameters, ValuesOf} from './parameters';
import {createRandom} from './random';
import {type FigureDescription, type Scene, STEP_SECONDS} from './scene';

/** Maximum number of steps per frame. On slow machines, the scene slows down instead of blocking the page. */
const MOST_STEPS_A_FRAME = 3;
/** Seconds between two updates of the text alternative. */
const TEXT_SECONDS = 1;

/** Runs a scene on a canvas. It only plays while it is on screen and the tab is visible. */
export interface Player<Values> {
  setPlaying(isWanted: boolean): void;
  setValues(values: Values): void;
  readonly steering: Steering;
  /** Runs steps immediately, even when paused, and draws the state after the last one. */
  step(count?: number): void;
  reset(seed?: number): void;
  readonly frames: number;
  dispose(): void;
}

export interface PlayerOptions<P extends Parameters, State> {
  /** Element that contains the canvas and receives input. Tests read the player from its property `figure`. */
  readonly stage: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly description: Omit<FigureDescription<P>, 'java' | 'title'>;
  readonly scene: Scene<State, ValuesOf<P>>;
  readonly values: ValuesOf<P>;
  readonly onUse: () => void;
  readonly onSteer?: () => void;
  /** Called when the scene throws. The player has stopped by then. */
  readonly onFault: (error: unknown) => void;
}

function seedOf(values: ValuesOf<Parameters>, parameters: Parameters): number {
  const name = Object.keys(parameters).find((key) => parameters[key]?.kind === 'seed');
  return name === undefined ? 1 : Number(values[name]);
}

/**
 * Creates a paused player and draws the first frame.
 *
 * @throws Error if the browser has no canvas, or the first frame fails
 */
export function createPlayer<P extends Parameters, State>({
  stage,
  canvas,
  description,
  scene,
  values: firstValues,
  onUse,
  onSteer,
  onFault,
}: PlayerOptions<P, State>): Player<ValuesOf<P>> {
  const seconds = description.stepSeconds ?? STEP_SECONDS;
  const {steering: {buttons} = {buttons: []}} = description;
  const steering = createSteering(stage, buttons, () => onSteer?.());
  const pointer = createPointer(stage, {
    size: description,
    isGrabbable: (x, y) => scene.isGrabbable?.(state, x, y) ?? false,
    isMovedByKeys: buttons.length === 0,
    onUse: () => {
      onUse();
      drawSoon();
    },
  });
  const surface = createSurface(canvas, description, () => drawSoon());

  let values = firstValues;
  let random = createRandom(seedOf(values, description.parameters));
  let state = scene.create(values, random);
  let frames = 0;
  let isWanted = false;
  let isOnScreen = false;
  let request = 0;
  let last = 0;
  let pending = 0;
  let untilText = 0;

  const advance = (): void => {
    scene.step(state, {values, pointer: pointer.take(), random, held: steering.take()});
    untilText -= seconds;
  };
  const tell = (): void => {
    untilText = TEXT_SECONDS;
    const text = scene.describe(state, values);
    if (canvas.getAttribute('aria-label') !== text) canvas.setAttribute('aria-label', text);
  };
  const draw = (): void => {
    const target = surface.begin();
    target.context.save();
    scene.draw(target, state, values);
    target.context.restore();
    pointer.drawCross(target);
    frames += 1;
    if (untilText <= 0) tell();
  };
  const plays = (): boolean => isWanted && isOnScreen && !document.hidden;

  const frame = (now: number): void => {
    request = 0;
    try {
      if (!plays()) {
        draw();
        return;
      }
      pending = Math.min(pending + (now - last) / 1000, MOST_STEPS_A_FRAME * seconds);
      last = now;
      // Frame times vary slightly, so a step may run up to a tenth of its duration early.
      const isDue = pending > seconds * 0.9;
      while (pending > seconds * 0.9) {
        advance();
        pending -= seconds;
      }
      if (isDue) draw();
      request = requestAnimationFrame(frame);
    } catch (error) {
      player.dispose();
      onFault(error);
    }
  };
  function drawSoon(): void {
    if (request === 0 && isOnScreen) request = requestAnimationFrame(frame);
  }
  const wake = (): void => {
    last = performance.now();
    pending = 0;
    if (!plays()) untilText = 0;
    drawSoon();
  };

  const watching = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false;
    wake();
  });
  watching.observe(stage);
  document.addEventListener('visibilitychange', wake);

  const player: Player<ValuesOf<P>> = {
    setPlaying(wanted) {
      isWanted = wanted;
      wake();
    },
    setValues(next) {
      const restarts = Object.entries(description.parameters).some(
        ([name, parameter]) =>
          (parameter.restarts || parameter.kind === 'seed') && next[name] !== values[name],
      );
      values = next;
      if (restarts) player.reset();
      untilText = 0;
      drawSoon();
    },
    steering,
    step(count = 1) {
      for (let made = 0; made < count; made += 1) advance();
      untilText = 0;
      draw();
    },
    reset(seed = seedOf(values, description.parameters)) {
      random = createRandom(seed);
      state = scene.create(values, random);
      untilText = 0;
      draw();
    },
    get frames() {
      return frames;
    },
    dispose() {
      cancelAnimationFrame(request);
      isWanted = false;
      watching.disconnect();
      document.removeEventListener('visibilitychange', wake);
      pointer.dispose();
      steering.dispose();
      surface.dispose();
    },
  };
  Object.assign(stage, {figure: player});
  draw();
  return player;
}
