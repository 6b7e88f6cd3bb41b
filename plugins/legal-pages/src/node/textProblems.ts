import {OPTION_RULES} from './operator/textRules';
import type {Problem} from './operator/Problem';
import {leavesOf} from './operator/valueAt';

function textsOf(value: unknown, path: string): {path: string; text: string}[] {
  if (typeof value === 'string') return [{path, text: value}];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, position) => textsOf(entry, `${path}[${position}]`));
  if (typeof value !== 'object' || value === null) return [];
  return leavesOf(value).flatMap((leaf) =>
    typeof leaf.value === 'object' && !Array.isArray(leaf.value)
      ? []
      : textsOf(leaf.value, `${path}.${leaf.path}`),
  );
}

/** Placeholders, outdated law names and dead links in the texts of an option. */
export function textProblems(option: string, value: unknown): Problem[] {
  return textsOf(value, option).flatMap(({path, text}) =>
    OPTION_RULES.flatMap((rule) => {
      const message = rule(text);
      return message ? [{kind: 'malformed' as const, field: path, message}] : [];
    }),
  );
}
