import type {Schema} from 'joi';

/** What Joi tells of a schema, as far as it is asked here. */
export interface Described {
  type?: string;
  /** `only`: nothing but what `allow` lists. */
  flags?: {only?: boolean; description?: string};
  keys?: Record<string, Described>;
  items?: Described[];
  allow?: unknown[];
  /** Of alternatives. */
  matches?: {schema?: Described; then?: Described; otherwise?: Described}[];
}

/** A schema and, where it is a choice, those to choose from. */
function choices(schema: Described): Described[] {
  const chosen = (schema.matches ?? []).flatMap((match) =>
    [match.schema, match.then, match.otherwise].filter((each) => each !== undefined),
  );
  return [schema, ...chosen.flatMap(choices)];
}

/** The schemas that a place in the options may follow; none where it has none of its own. */
export function schemasAt(root: Schema, path: readonly (string | number)[]): Described[] {
  return path.reduce<Described[]>(
    (schemas, step) =>
      schemas
        .flatMap(({keys, items}) => (typeof step === 'number' ? items : keys?.[step]) ?? [])
        .flatMap(choices),
    choices(root.describe()),
  );
}
