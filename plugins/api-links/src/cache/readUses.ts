import {resolve} from 'node:path';
import type {ApiData} from '../data/ApiData';
import {ApiIndex} from '../data/ApiIndex';
import {readApiData} from '../data/readApiData';
import {instancesOf} from '../names/instances';
import {type ApiLinksOptions, type ResolvedApiLinksOptions, resolveOptions} from '../options';

/** What one use of the remark plugin goes by. */
export interface ApiUse {
  options: ResolvedApiLinksOptions;
  data: ApiData;
}

/**
 * Reads and checks what the uses of the remark plugin go by, once for all pages: each page would fail
 * for itself.
 *
 * @throws when an option is wrong, names a type that the API does not have, or the description of an
 *   API cannot be read
 */
export function readUses(uses: readonly ApiLinksOptions[]): ApiUse[] {
  return uses.map((use) => {
    const options = resolveOptions(use);
    const data = readApiData(resolve(options.api));
    instancesOf(options.instancesOf, new ApiIndex(data));
    return {options, data};
  });
}
