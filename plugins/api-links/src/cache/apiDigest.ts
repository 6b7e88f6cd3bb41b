import {createHash} from 'node:crypto';
import {resolve} from 'node:path';
import {readApiData} from '../data/readApiData';
import {type ApiLinksOptions, resolveOptions} from '../options';

const LENGTH = 16;

/**
 * A short text that is another one as soon as an option or the API that it names changes.
 *
 * @throws when an option is wrong or the description of an API cannot be read
 */
export function apiDigest(uses: readonly ApiLinksOptions[]): string {
  const content = uses.map((use) => {
    const options = resolveOptions(use);
    return [options, readApiData(resolve(options.api))];
  });
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, LENGTH);
}
