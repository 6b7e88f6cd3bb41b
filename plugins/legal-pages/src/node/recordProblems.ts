import {isObject} from '@screwbox/shared/values/isObject';
import {doubtOfSentence} from './operator/doubts';
import {OPTION_RULES} from './operator/textRules';
import {confirmable, type Problem, unconfirmed} from './operator/Problem';
import type {PluginOptions} from '../options';

function textsOf(value: unknown, path: string): {path: string; text: string}[] {
  if (typeof value === 'string') return [{path, text: value}];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, position) => textsOf(entry, `${path}[${position}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

function problemOf(path: string, text: string): Problem | undefined {
  const wrong = OPTION_RULES.map((rule) => rule(text)).find(Boolean);
  if (wrong) return confirmable('malformed', path, wrong);
  const doubt = doubtOfSentence(text);
  return doubt ? confirmable('doubtful', path, doubt) : undefined;
}

export function textProblems(option: string, value: unknown): Problem[] {
  return textsOf(value, option).flatMap(({path, text}) => problemOf(path, text) ?? []);
}

type Checked = Pick<
  PluginOptions,
  'hosts' | 'thirdParties' | 'storage' | 'disclaimer' | 'confirmed'
>;

export function recordProblems(ofRecord: readonly Problem[], options: Checked): Problem[] {
  const {hosts, thirdParties, storage, disclaimer, confirmed} = options;
  const noHost: Problem[] =
    hosts.length === 0
      ? [
          {
            kind: 'missing',
            field: 'hosts',
            message:
              'name the host of the site in the options of the plugin (Art. 13 (1) (e) GDPR)',
          },
        ]
      : [];
  // Keys are written by programs, so they contain no placeholders.
  const described = storage.map((entry) => ({...entry, key: undefined}));
  const found = [
    ...ofRecord,
    ...noHost,
    ...Object.entries({hosts, thirdParties, storage: described, disclaimer}).flatMap(
      ([name, value]) => textProblems(name, value),
    ),
  ];
  return unconfirmed(found, confirmed);
}
