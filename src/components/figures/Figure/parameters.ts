interface Described {
  readonly label: string;
  readonly restarts?: boolean;
}

interface RangeParameter extends Described {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly unit?: string;
}

interface ChoiceParameter extends Described {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  /** Labels for choices, except those that are names of the engine's API. */
  readonly choiceLabels?: Readonly<Record<string, string>>;
  readonly value: string;
}

interface ToggleParameter extends Described {
  readonly kind: 'toggle';
  readonly value: boolean;
}

/** Seed of the random numbers. Its control is a button that increments it. */
interface SeedParameter extends Described {
  readonly kind: 'seed';
  readonly value: number;
}

export type Parameter = RangeParameter | ChoiceParameter | ToggleParameter | SeedParameter;

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends ChoiceParameter
  ? P['choices'][number]
  : P extends ToggleParameter
    ? boolean
    : number;

export type ValuesOf<P extends Parameters> = {readonly [Name in keyof P]: ValueOf<P[Name]>};

/** Returns the parameters unchanged, but makes TypeScript keep the literal types of their choices. */
export function defineParameters<const P extends Parameters>(parameters: P): P {
  return parameters;
}

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

/** Returns the default values, and variants in which one control is set to a limit or to another choice. */
export function edgeValues<P extends Parameters>(parameters: P): ValuesOf<P>[] {
  const defaults = defaultValues(parameters);
  const edges = Object.entries(parameters).flatMap(([name, parameter]) =>
    endsOf(parameter).map((value) => ({...defaults, [name]: value})),
  );
  return [defaults, ...edges];
}
