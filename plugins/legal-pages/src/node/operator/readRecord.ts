import {existsSync, readFileSync} from 'node:fs';
import {RECORD_VARIABLE, recordFromVariables} from './environment';
import {problemsOf} from './checkRecord';
import type {Problem} from './Problem';
import {isObject} from './valueAt';

export interface ReadRecord {
  /** Where the record was found, as shown to the operator. */
  source: string;
  record: Record<string, unknown>;
  problems: Problem[];
}

function parse(json: string, source: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new Error(
      `legal-pages: ${source} is not valid JSON (${String(cause)}). Correct it; the README of the plugin shows an example.`,
      {cause},
    );
  }
  if (!isObject(value))
    throw new Error(`legal-pages: ${source} must hold one JSON object, the operator record.`);
  return value;
}

/**
 * Finds the operator record: the variable `LEGAL_OPERATOR`, else the variables `LEGAL_OPERATOR_…`,
 * else the file. Sources are never mixed.
 * @throws when JSON is malformed
 */
export function readRecord(file: string, shownFile: string, env: NodeJS.ProcessEnv): ReadRecord {
  const whole = env[RECORD_VARIABLE]?.trim();
  if (whole) {
    const source = `environment variable ${RECORD_VARIABLE}`;
    const record = parse(whole, source);
    return {source, record, problems: problemsOf(record)};
  }
  const single = recordFromVariables(env);
  if (single) {
    const source = `environment variables ${RECORD_VARIABLE}_…`;
    return {
      source,
      record: single.record,
      problems: [...problemsOf(single.record), ...single.problems],
    };
  }
  if (!existsSync(file))
    return {
      source: `nothing (no ${shownFile}, no ${RECORD_VARIABLE})`,
      record: {},
      problems: problemsOf({}),
    };
  const record = parse(readFileSync(file, 'utf8'), shownFile);
  return {source: shownFile, record, problems: problemsOf(record)};
}
