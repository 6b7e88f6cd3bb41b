import type {ColorName} from './colors';
import type {JavaSnippet} from './java';
import type {Parameters, ValuesOf} from './parameters';
import type {Random} from './random';

/** Default length of a step in seconds. */
export const STEP_SECONDS = 1 / 60;

/** Pointer in scene units: mouse, pen, finger, or moved by arrow keys. */
export interface Pointer {
  readonly x: number;
  readonly y: number;
  /** Whether the left button, a finger or the space bar is pressed. */
  readonly isDown: boolean;
  /** Whether a pointer is over the scene. */
  readonly isInside: boolean;
}

/** Input of a step. */
export interface StepInput<Values> {
  readonly values: Values;
  readonly pointer: Pointer;
  /** The only source of randomness, so that the same seed and steps give the same frame. */
  readonly random: Random;
  readonly held: ReadonlySet<string>;
}

/** A button that steers a scene, with keys while the scene has the focus. */
export interface SteeringButton {
  readonly name: string;
  readonly label: string;
  /** Values of `KeyboardEvent.key`. */
  readonly keys: readonly string[];
}

/** Surface that a scene draws on. */
export interface Surface {
  /** Drawing context in scene units, whatever the size of the canvas. */
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** One CSS pixel in scene units, for lines and text of constant size. */
  readonly pixel: number;
  /** Colors of the current theme. */
  readonly colors: Readonly<Record<ColorName, string>>;
  /** Returns a value for `context.font`. The size is in CSS pixels. */
  readonly font: (size: number, weight?: number) => string;
}

/** Parts of a figure that load with the page: name, size, controls and Java. */
export interface FigureDescription<P extends Parameters> {
  /** Name for tests. */
  readonly name: string;
  /** Accessible name. */
  readonly title: string;
  /** Size of the scene in its units. The page reserves space in this ratio. */
  readonly width: number;
  readonly height: number;
  readonly parameters: P;
  /** Returns the Java code for the values. Tests compile it for the limits of each control. */
  readonly java: (values: ValuesOf<P>) => JavaSnippet;
  /** Adjusts values after a change, if one control sets others. */
  readonly settle?: (next: ValuesOf<P>, before: ValuesOf<P>) => ValuesOf<P>;
  /** Length of a step in seconds. Default `STEP_SECONDS`. */
  readonly stepSeconds?: number;
  /** Whether readers can run single steps. */
  readonly isSteppable?: boolean;
  /** A sentence about what the pointer does. If it is set, the scene is focusable. */
  readonly interaction?: string;
  /** Buttons that steer the scene instead of a pointer, and a hint about their keys. */
  readonly steering?: {readonly buttons: readonly SteeringButton[]; readonly hint: string};
}

/**
 * Simulation and drawing, loaded when the figure is near the viewport. Neither accesses the page.
 */
export interface Scene<State, Values> {
  create(values: Values, random: Random): State;
  /** Advances the state by one step, in place. */
  step(state: State, input: StepInput<Values>): void;
  /** Draws the whole scene. The surface is empty. */
  draw(surface: Surface, state: State, values: Values): void;
  /** Returns the text alternative of the current frame. */
  describe(state: State, values: Values): string;
  /** Whether a finger grabs something here instead of scrolling the page. */
  isGrabbable?(state: State, x: number, y: number): boolean;
}
