import {createHash} from 'node:crypto';
import {resolve} from 'node:path';
import {ApiIndex} from '../data/ApiIndex';
import {readApiData} from '../data/readApiData';
import {instancesOf} from '../names/instances';
import {type ApiLinksOptions, resolveOptions} from '../options';

const LENGTH = 16;

/**
 * A short text that is another one as soon as an option or the API that it names changes.
 *
 * @throws when an option is wrong, names a type that the API does not have, or the description of an
 *   API cannot be read
 */
export function apiDigest(uses: readonly ApiLinksOptions[]): string {
  const content = uses.map((use) => {
    const options = resolveOptions(use);
    const data = readApiData(resolve(options.api));
    // Nothing of it is needed here, but each page would fail for itself by a type that is unknown.
    instancesOf(options.instancesOf, new ApiIndex(data));
    return [options, data];
  });
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, LENGTH);
}
