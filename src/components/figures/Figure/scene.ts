import type {ColorName} from './colors';
import type {JavaSnippet} from './java';
import type {Parameters, ValuesOf} from './parameters';
import type {Random} from './random';

/** Default duration of a step in seconds. */
export const STEP_SECONDS = 1 / 60;

/** Pointer in scene units. It may be a mouse, pen or finger, or moved by arrow keys. */
export interface Pointer {
  readonly x: number;
  readonly y: number;
  readonly isDown: boolean;
  readonly isInside: boolean;
}

export interface StepInput<Values> {
  readonly values: Values;
  readonly pointer: Pointer;
  /** The only source of randomness, so that the same seed and number of steps produce the same frame. */
  readonly random: Random;
  readonly held: ReadonlySet<string>;
}

export interface SteeringButton {
  readonly name: string;
  readonly label: string;
  /** Values of `KeyboardEvent.key`. */
  readonly keys: readonly string[];
}

export interface Surface {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Size of a CSS pixel in scene units, for lines and text that do not scale with the canvas. */
  readonly pixel: number;
  readonly colors: Readonly<Record<ColorName, string>>;
  /** Returns a value for `context.font`. The size is in CSS pixels. */
  readonly font: (size: number, weight?: number) => string;
}

/** The part of a figure that loads with the page: name, size, controls and Java. */
export interface FigureDescription<P extends Parameters> {
  /** Name for tests. */
  readonly name: string;
  readonly title: string;
  /** Size of the scene in its units. The page reserves space with this aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly parameters: P;
  /** Returns the Java code for the given values. Tests compile it for the limits of each control. */
  readonly java: (values: ValuesOf<P>) => JavaSnippet;
  /** Adjusts values after a change, for controls that affect each other. */
  readonly settle?: (next: ValuesOf<P>, before: ValuesOf<P>) => ValuesOf<P>;
  /** Duration of a step in seconds. Default: `STEP_SECONDS`. */
  readonly stepSeconds?: number;
  readonly isSteppable?: boolean;
  /** Sentence that explains what the pointer does. If set, the scene is focusable. */
  readonly interaction?: string;
  readonly steering?: {readonly buttons: readonly SteeringButton[]; readonly hint: string};
}

/** Simulation and drawing code, loaded when the figure is near the viewport. It must not access the page. */
export interface Scene<State, Values> {
  create(values: Values, random: Random): State;
  /** Advances the state by one step, in place. */
  step(state: State, input: StepInput<Values>): void;
  draw(surface: Surface, state: State, values: Values): void;
  describe(state: State, values: Values): string;
  /** Whether a finger at this position grabs an object instead of scrolling the page. */
  isGrabbable?(state: State, x: number, y: number): boolean;
}
