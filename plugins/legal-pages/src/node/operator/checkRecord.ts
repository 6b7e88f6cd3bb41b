import {checkValue, isBlank} from './checkValue';
import {contradictionsOf} from './contradictions';
import {FIELDS, OPERATOR_TYPES, fieldAt, type Field} from './fields';
import type {OperatorType} from './OperatorRecord';
import type {Problem} from './Problem';
import {leavesOf, valueAt} from './valueAt';

function isOperatorType(value: unknown): value is OperatorType {
  return OPERATOR_TYPES.some((type) => type === value);
}

function groupOf(path: string): string {
  return path.includes('.') ? path.slice(0, path.indexOf('.')) : path;
}

function checkType(type: unknown): Problem[] {
  if (isOperatorType(type)) return [];
  const valid = OPERATOR_TYPES.join(', ');
  return isBlank(type)
    ? [{kind: 'missing', field: 'type', message: `state who operates the site: ${valid}`}]
    : [{kind: 'malformed', field: 'type', message: `must be one of ${valid}`}];
}

function checkUnknown(record: unknown): Problem[] {
  return leavesOf(record)
    .map(({path}) => path)
    .filter((path) => path !== 'type' && path !== '$schema' && !fieldAt(path))
    .map((field) => ({
      kind: 'unknown',
      field,
      message: 'is not a field of the operator record; remove it or correct its name',
    }));
}

function checkField(field: Field, record: unknown, type: OperatorType | undefined): Problem[] {
  const {path, law, description} = field;
  const value = valueAt(record, path);
  if (isBlank(value)) {
    const needed = type
      ? field.requiredFor.includes(type)
      : field.requiredFor.length === OPERATOR_TYPES.length;
    const inGroup = field.requiredInGroup && !isBlank(valueAt(record, groupOf(path)));
    return needed || inGroup
      ? [{kind: 'missing', field: path, message: `${description} (${law})`}]
      : [];
  }
  if (type && !field.allowedFor.includes(type)) {
    const message = `does not belong to an operator of type ${type}; remove it or correct the type`;
    return [{kind: 'contradictory', field: path, message}];
  }
  const wrong = checkValue(field, value);
  return wrong ? [{kind: 'malformed', field: path, message: wrong}] : [];
}

/** Everything that is missing from a record or wrong with it, in the order of the fields. */
export function problemsOf(record: unknown): Problem[] {
  const type = valueAt(record, 'type');
  const known = isOperatorType(type) ? type : undefined;
  return [
    ...checkType(type),
    ...FIELDS.flatMap((field) => checkField(field, record, known)),
    ...contradictionsOf(record, known),
    ...checkUnknown(record),
  ];
}
