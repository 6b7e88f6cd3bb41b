import {createHash} from 'node:crypto';
import type {PartitionVersion} from '../../core/partitions';

const NO_VERSION = 'pages';
const NO_CONTEXT = 'other';
/** A name that is valid in every file system, without the hyphen that joins names. */
const PLAIN = /^[a-z0-9][a-z0-9.]*$/;
const DIGITS = 8;

function isPlain(version: PartitionVersion | undefined, context: string | undefined): boolean {
  if (context === NO_CONTEXT) return false;
  if (version === undefined) return true;
  const {pluginId, name} = version;
  return pluginId !== NO_VERSION && PLAIN.test(pluginId) && PLAIN.test(name);
}

/**
 * Returns the name of the folder with the index of a docs version and a context: `default-current-blog`,
 * `pages-other`. Names are unique, even if case is ignored. Versions that cannot be distinguished by letters,
 * digits and dots, such as Chinese ones, get a digest after an underscore, which no other name contains.
 *
 * @param context a key as the options allow it: lower-case letters, digits and hyphens
 */
export function partitionName(
  version: PartitionVersion | undefined,
  context: string | undefined,
): string {
  const names = version ? [version.pluginId, version.name] : [NO_VERSION];
  const readable = [...names, context ?? NO_CONTEXT].join('-');
  if (isPlain(version, context)) return readable;
  const digest = createHash('sha256')
    .update(JSON.stringify([version?.pluginId, version?.name, context]))
    .digest('hex')
    .slice(0, DIGITS);
  // Some hosts do not serve files that start with an underscore or a dot.
  const safe = readable.replace(/[^A-Za-z0-9.]+/g, '-').replace(/^[-.]+/, '');
  return `${safe}_${digest}`;
}
