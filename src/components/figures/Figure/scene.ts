import type {ColorName} from './colors';
import type {JavaSnippet} from './java';
import type {Parameters, ValuesOf} from './parameters';
import type {Random} from './random';

/** The length of a step unless a figure says otherwise, in seconds. */
export const STEP_SECONDS = 1 / 60;

/** Mouse, pen, finger, or the pointer that the arrow keys move, in units of the scene. */
export interface Pointer {
  readonly x: number;
  readonly y: number;
  /** Pressed: the left button, a finger, or the space bar. */
  readonly isDown: boolean;
  /** Whether there is a pointer over the scene at all. */
  readonly isInside: boolean;
}

/** What a simulation may look at while it makes a step. */
export interface StepInput<Values> {
  readonly values: Values;
  readonly pointer: Pointer;
  /** The only source of chance, so that the same seed and steps give the same picture. */
  readonly random: Random;
  /** Names of the steering buttons that are held. */
  readonly held: ReadonlySet<string>;
}

/** Something to hold that steers a scene: by key while it has the focus, or on the screen. */
export interface SteeringButton {
  readonly name: string;
  /** What stands on the button of the screen. */
  readonly label: string;
  /** Values of `KeyboardEvent.key`. */
  readonly keys: readonly string[];
}

/** What a scene is drawn on. */
export interface Surface {
  /** Its units are those of the scene, whatever the size of the canvas. */
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** One CSS pixel in units of the scene: for lines and texts that keep their size. */
  readonly pixel: number;
  /** The colors of the theme that the page has now. */
  readonly colors: Readonly<Record<ColorName, string>>;
  /** A value for `context.font`: the font of the page in a size in CSS pixels. */
  readonly font: (size: number, weight?: number) => string;
}

/** Part of the page itself: what a figure is called, how large it is, its controls and its Java. */
export interface FigureDescription<P extends Parameters> {
  /** A word that tests find the figure by. */
  readonly name: string;
  /** What readers hear in place of a heading. */
  readonly title: string;
  /** Size of the scene in its own units. The place is reserved in this ratio. */
  readonly width: number;
  readonly height: number;
  readonly parameters: P;
  /** The Java code that does what the figure shows. It is compiled for the ends of each control. */
  readonly java: (values: ValuesOf<P>) => JavaSnippet;
  /** What the controls are set to after a change, where one of them sets others. */
  readonly settle?: (next: ValuesOf<P>, before: ValuesOf<P>) => ValuesOf<P>;
  /** Seconds of one step, `STEP_SECONDS` unless set. */
  readonly stepSeconds?: number;
  /** Readers also get a button that makes one step. */
  readonly isSteppable?: boolean;
  /** What the pointer does in the scene, in a sentence. With it, the scene can have the focus. */
  readonly interaction?: string;
  /** In place of a pointer, readers steer by these buttons; `hint` says with which keys. */
  readonly steering?: {readonly buttons: readonly SteeringButton[]; readonly hint: string};
}

/** Loaded when the figure comes near: the simulation and its drawing. Neither knows the page. */
export interface Scene<State, Values> {
  create(values: Values, random: Random): State;
  /** Moves the state on by one step, in place. */
  step(state: State, input: StepInput<Values>): void;
  /** Draws the whole scene. The surface is empty before. */
  draw(surface: Surface, state: State, values: Values): void;
  /** What the scene shows now, in words, for readers who do not see it. */
  describe(state: State, values: Values): string;
  /** Whether something can be grabbed here: then a finger drags it in place of the page. */
  isGrabbable?(state: State, x: number, y: number): boolean;
}
