import {doubtOfSentence} from './operator/doubts';
import {OPTION_RULES} from './operator/textRules';
import {confirmable, type Problem} from './operator/Problem';
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

function problemOf(path: string, text: string): Problem | undefined {
  const wrong = OPTION_RULES.map((rule) => rule(text)).find(Boolean);
  if (wrong) return confirmable('malformed', path, wrong);
  const doubt = doubtOfSentence(text);
  return doubt ? confirmable('doubtful', path, doubt) : undefined;
}

/** Gaps, outdated law names and dead links in the texts of an option, and what looks like a placeholder. */
export function textProblems(option: string, value: unknown): Problem[] {
  return textsOf(value, option).flatMap(({path, text}) => problemOf(path, text) ?? []);
}
