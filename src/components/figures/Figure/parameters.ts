interface Described {
  /** What readers see beside the control. */
  readonly label: string;
  /** Whether a change starts the simulation again. Without it, the simulation goes on. */
  readonly restarts?: boolean;
}

/** A number to slide. */
export interface RangeParameter extends Described {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Stands behind the number, such as `px`. */
  readonly unit?: string;
}

/** One of several words. */
export interface ChoiceParameter extends Described {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  /** What readers see in place of a choice that is not a name of the engine's API. */
  readonly choiceLabels?: Readonly<Record<string, string>>;
  readonly value: string;
}

/** Something to switch on and off. */
export interface ToggleParameter extends Described {
  readonly kind: 'toggle';
  readonly value: boolean;
}

/** The start of the random numbers: a button that draws the next whole number. */
export interface SeedParameter extends Described {
  readonly kind: 'seed';
  readonly value: number;
}

/** A control of a figure, with the value it has at first. */
export type Parameter = RangeParameter | ChoiceParameter | ToggleParameter | SeedParameter;

/** The controls of a figure by the name of their value, in the order in which readers see them. */
export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends ChoiceParameter
  ? P['choices'][number]
  : P extends ToggleParameter
    ? boolean
    : number;

/** What the controls of a figure are set to. */
export type ValuesOf<P extends Parameters> = {readonly [Name in keyof P]: ValueOf<P[Name]>};

/** Writes down parameters so that their choices keep their types. */
export function defineParameters<const P extends Parameters>(parameters: P): P {
  return parameters;
}

/** What the controls are set to at first. */
export function defaultValues<P extends Parameters>(parameters: P): ValuesOf<P> {
  const entries = Object.entries(parameters).map(([name, {value}]) => [name, value]);
  return Object.fromEntries(entries) as ValuesOf<P>;
}

function endsOf(parameter: Parameter): readonly (string | number | boolean)[] {
  switch (parameter.kind) {
    case 'range':
      return [parameter.min, parameter.max];
    case 'choice':
      return parameter.choices;
    case 'toggle':
      return [false, true];
    case 'seed':
      return [parameter.value + 1];
  }
}

/** The default values, and for each control its ends (or all its choices) with the others at default. */
export function edgeValues<P extends Parameters>(parameters: P): ValuesOf<P>[] {
  const defaults = defaultValues(parameters);
  const edges = Object.entries(parameters).flatMap(([name, parameter]) =>
    endsOf(parameter).map((value) => ({...defaults, [name]: value})),
  );
  return [defaults, ...edges];
}
