import type {PluginOptions} from '../options';
import {type Problem, unconfirmed} from './operator/Problem';
import {textProblems} from './textProblems';

type Checked = Pick<
  PluginOptions,
  'hosts' | 'thirdParties' | 'storage' | 'disclaimer' | 'confirmed'
>;

/**
 * All problems at once: those of the record, and those of the facts that the options state. What the
 * operator has confirmed is not a problem any more.
 */
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
  // Keys are what programs write, not text that somebody fills in.
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
