import {contradictionsOf} from './contradictions';
import {isGermany} from './countryOf';
import {doubtOf} from './doubts';
import {isBlank, kindProblem, ruleProblem} from './fieldKinds';
import {draftOf} from './OperatorDraft';
import type {OperatorType} from './OperatorRecord';
import {confirmable, type Problem} from './Problem';
import {FIELDS, OPERATOR_TYPES, type Field} from './recordFields';
import {postBox, RECORD_RULES} from './textRules';
import {leavesOf, valueAt} from './valueAt';

function checkType(type: unknown): Problem[] {
  if (OPERATOR_TYPES.some((known) => known === type)) return [];
  const valid = OPERATOR_TYPES.join(', ');
  return isBlank(type)
    ? [{kind: 'missing', field: 'type', message: `state who operates the site: ${valid}`}]
    : [{kind: 'malformed', field: 'type', message: `must be one of ${valid}`}];
}

function checkUnknown(record: unknown): Problem[] {
  const known = new Set(['type', '$schema', ...FIELDS.map(({path}) => path)]);
  return leavesOf(record)
    .filter(({path}) => !known.has(path))
    .map(({path}) => ({
      kind: 'unknown',
      field: path,
      message: 'is not a field of the operator record; remove it or correct its name',
    }));
}

function isInStartedGroup(path: string, record: unknown): boolean {
  const [group = ''] = path.split('.');
  return leavesOf(valueAt(record, group)).some(({value}) => !isBlank(value));
}

function isAbroad(path: string, record: unknown): boolean {
  const country = valueAt(record, path.replace(/[^.]*$/, 'country'));
  return typeof country === 'string' && !isBlank(country) && !isGermany(country);
}

function checkMissing(field: Field, record: unknown, type: OperatorType | undefined): Problem[] {
  const {path, law, description, requiredFor, requiredInGroup} = field;
  const needed = type ? requiredFor.includes(type) : requiredFor.length === OPERATOR_TYPES.length;
  if (!needed && !(requiredInGroup && isInStartedGroup(path, record))) return [];
  const message = `${description} (${law})`;
  return [
    path.endsWith('.postalCode') && isAbroad(path, record)
      ? confirmable('missing', path, message)
      : {kind: 'missing', field: path, message},
  ];
}

export function valueProblem({path, kind}: Field, value: unknown): Problem | undefined {
  const wrongKind = kindProblem(kind, value);
  if (wrongKind !== undefined) return {kind: 'malformed', field: path, message: wrongKind};
  const texts = (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string');
  const rules = /(^|\.)address(\.|$)/.test(path) ? [postBox, ...RECORD_RULES] : RECORD_RULES;
  const wrong = texts
    .flatMap((text) => [ruleProblem(kind, text), ...rules.map((rule) => rule(text))])
    .find(Boolean);
  if (wrong) return confirmable('malformed', path, wrong);
  const doubt = texts.map((text) => doubtOf(path, text)).find(Boolean);
  return doubt ? confirmable('doubtful', path, doubt) : undefined;
}

function checkField(field: Field, record: unknown, type: OperatorType | undefined): Problem[] {
  const {path, allowedFor} = field;
  const value = valueAt(record, path);
  if (isBlank(value)) return checkMissing(field, record, type);
  if (type && !allowedFor.includes(type))
    return [confirmable('contradictory', path, `does not belong to an operator of type ${type}`)];
  return [valueProblem(field, value)].filter((problem) => problem !== undefined);
}

export function problemsOf(record: unknown): Problem[] {
  const draft = draftOf(record);
  return [
    ...checkType(valueAt(record, 'type')),
    ...FIELDS.flatMap((field) => checkField(field, record, draft.type.value)),
    ...contradictionsOf(draft),
    ...checkUnknown(record),
  ];
}
