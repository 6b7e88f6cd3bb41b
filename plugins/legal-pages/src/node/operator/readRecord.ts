import {existsSync, readFileSync} from 'node:fs';
import {isObject} from '@screwbox/shared/values/isObject';
import {RECORD_VARIABLE, recordFromVariables} from './environment';
import {problemsOf} from './checkRecord';
import type {Problem} from './Problem';

/**
 * Position of the error in a JSON text. Some messages of the parser quote the text, so only a number at the very end
 * is used.
 */
function placeOf(error: unknown, json: string): string {
  const [, position] =
    /at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(
      error instanceof Error ? error.message : '',
    ) ?? [];
  if (position === undefined) return '';
  const lines = json.slice(0, Number(position)).split(/\r\n|\r|\n/);
  return ` at line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

/** Parses JSON, or returns the position of the error: ` at line 1, column 2`, or `''` if unknown. */
function parseJson(json: string): {value: unknown} | {place: string} {
  try {
    return {value: JSON.parse(json)};
  } catch (error) {
    return {place: placeOf(error, json)};
  }
}

export interface ReadRecord {
  provenance: string;
  record: Record<string, unknown>;
  problems: Problem[];
}

function parse(text: string, source: string): Record<string, unknown> {
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  // Without the parser's message and error, because they quote the record and build logs are public.
  if ('place' in parsed)
    throw new Error(
      `docusaurus-legal-pages: ${source} is not valid JSON${parsed.place}. Correct it; the file legal.operator.example.json in the package of the plugin is an example.`,
    );
  if (!isObject(parsed.value))
    throw new Error(
      `docusaurus-legal-pages: ${source} must contain one JSON object, the operator record.`,
    );
  return parsed.value;
}

const readFrom = (source: string) => `The operator record was read from ${source}.`;

/**
 * Reads the operator record from the variable `LEGAL_OPERATOR`, or else from the variables
 * `LEGAL_OPERATOR_…`, or else from the file. Sources are never mixed.
 *
 * @throws Error if JSON is malformed. It names the position, but contains no part of the record
 */
export function readRecord(file: string, shownFile: string, env: NodeJS.ProcessEnv): ReadRecord {
  const whole = env[RECORD_VARIABLE];
  if (whole?.trim()) {
    const source = `environment variable ${RECORD_VARIABLE}`;
    const record = parse(whole, source);
    return {provenance: readFrom(source), record, problems: problemsOf(record)};
  }
  const single = recordFromVariables(env);
  if (single) {
    return {
      provenance: readFrom(`environment variables ${RECORD_VARIABLE}_…`),
      record: single.record,
      problems: [...problemsOf(single.record), ...single.problems],
    };
  }
  if (!existsSync(file))
    return {
      provenance: `There is no operator record: neither a file ${shownFile} nor a variable ${RECORD_VARIABLE}.`,
      record: {},
      problems: problemsOf({}),
    };
  const record = parse(readFileSync(file, 'utf8'), shownFile);
  return {provenance: readFrom(shownFile), record, problems: problemsOf(record)};
}
