import type {Schema} from 'joi';

export interface Described {
  type?: string;
  /** `only`: only values in `allow` are valid. */
  flags?: {only?: boolean; description?: string};
  keys?: Record<string, Described>;
  items?: Described[];
  allow?: unknown[];
  matches?: {schema?: Described; then?: Described; otherwise?: Described}[];
}

function choices(schema: Described): Described[] {
  const chosen = (schema.matches ?? []).flatMap((match) =>
    [match.schema, match.then, match.otherwise].filter((each) => each !== undefined),
  );
  return [schema, ...chosen.flatMap(choices)];
}

/** Schemas for a path in the options. Empty if the path is unknown. */
export function schemasAt(root: Schema, path: readonly (string | number)[]): Described[] {
  return path.reduce<Described[]>(
    (schemas, step) =>
      schemas
        .flatMap(({keys, items}) => (typeof step === 'number' ? items : keys?.[step]) ?? [])
        .flatMap(choices),
    choices(root.describe()),
  );
}
