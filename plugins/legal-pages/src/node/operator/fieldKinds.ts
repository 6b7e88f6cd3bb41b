import {Joi} from '@docusaurus/utils-validation';
import {businessId, vatId} from './identifiers';
import {phone} from './phone';
import {reservedDomain, type TextRule} from './textRules';

interface Schema {
  [keyword: string]: unknown;
}

type Kind =
  | {schema: Schema; rules: readonly TextRule[]}
  | {
      schema: Schema;
      expected: string;
      read: (value: unknown) => unknown;
      parse: (text: string) => unknown;
    };

const email: TextRule = (text) => {
  if (/^mailto:/i.test(text)) return 'must be the address alone, without "mailto:"';
  // Any top-level domain, because a list of them would become outdated.
  const {error} = Joi.string()
    .email({tlds: {allow: false}})
    .validate(text.trim());
  return error && 'is not an e-mail address';
};

const url: TextRule = (text) =>
  URL.canParse(text) && new URL(text).protocol === 'https:'
    ? undefined
    : 'must be an absolute address beginning with https://';

function texts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const stated = value.flatMap((entry: unknown) =>
    typeof entry === 'string' && entry.trim() ? [entry.trim()] : [],
  );
  return stated.length > 0 ? stated : undefined;
}

const KINDS = {
  text: {schema: {type: 'string', minLength: 1}, rules: []},
  email: {schema: {type: 'string', format: 'email'}, rules: [email, reservedDomain]},
  phone: {schema: {type: 'string', pattern: '^\\s*\\+\\d'}, rules: [phone]},
  url: {
    schema: {type: 'string', format: 'uri', pattern: '^https://'},
    rules: [url, reservedDomain],
  },
  'vat-id': {schema: {type: 'string', minLength: 4}, rules: [vatId]},
  'business-id': {schema: {type: 'string', pattern: '^DE\\d{9}-\\d{5}$'}, rules: [businessId]},
  list: {
    schema: {type: 'array', items: {type: 'string', minLength: 1}, minItems: 1},
    expected: 'must be a list of texts',
    read: texts,
    parse: (text) =>
      text
        .split(';')
        .map((entry) => entry.trim())
        .filter(Boolean),
  },
  boolean: {
    schema: {type: 'boolean'},
    expected: 'must be true or false',
    read: (value) => (typeof value === 'boolean' ? value : undefined),
    parse: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  },
  count: {
    schema: {type: 'integer', minimum: 0},
    expected: 'must be a whole number, 0 or more',
    read: (value) => (Number.isInteger(value) && Number(value) >= 0 ? value : undefined),
    parse: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  },
} satisfies Record<string, Kind>;

export type FieldKind = keyof typeof KINDS;

const kindOf = (kind: FieldKind): Kind => KINDS[kind];

export function schemaOf(kind: FieldKind): Schema {
  return kindOf(kind).schema;
}

/** Parses an environment variable. Ignores white space around it, because secrets often end with a line break. */
export function parseValue(kind: FieldKind, written: string): unknown {
  const known = kindOf(kind);
  const text = written.trim();
  return 'parse' in known ? known.parse(text) : text;
}

export function readValue(kind: FieldKind, value: unknown): unknown {
  const known = kindOf(kind);
  if ('read' in known) return known.read(value);
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

export function kindProblem(kind: FieldKind, value: unknown): string | undefined {
  const known = kindOf(kind);
  if ('read' in known) {
    if (Array.isArray(value) && value.some((entry) => typeof entry !== 'string'))
      return known.expected;
    return known.read(value) === undefined ? known.expected : undefined;
  }
  return typeof value === 'string' ? undefined : 'must be text';
}

export function ruleProblem(kind: FieldKind, text: string): string | undefined {
  const known = kindOf(kind);
  return 'rules' in known ? known.rules.map((rule) => rule(text)).find(Boolean) : undefined;
}

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.every(isBlank);
}
