import type {AllContent} from '@docusaurus/types';
import {isObject} from '@screwbox/shared/values/isObject';
import type {Problem} from '../operator/Problem';
import {declaredIn} from './declaredIn';

/**
 * An address that a plugin connects to. Plugins can declare theirs as plain data of this shape in `connections` of
 * their content, without importing this type.
 */
export interface Connection {
  /** An address, or a path on the host of the site. */
  address: string;
  /** Data that is sent, and its purpose: German sentences for the notice. */
  purpose: string;
}

const isConnection = (value: unknown): value is Connection =>
  isObject(value) && typeof value.address === 'string' && typeof value.purpose === 'string';

const connectionsIn = (instances: object): Connection[] =>
  declaredIn(instances, 'connections', isConnection);

export function connectionsOf(allContent: AllContent): Connection[] {
  return Object.values(allContent).flatMap(connectionsIn);
}

function foreignOrigins(connections: readonly Connection[], siteUrl: string): string[] {
  const origins = new Set(connections.map(({address}) => new URL(address, siteUrl).origin));
  return [...origins].filter((origin) => origin !== new URL(siteUrl).origin);
}

export function connectsElsewhere(connections: readonly Connection[], siteUrl: string): boolean {
  return foreignOrigins(connections, siteUrl).length > 0;
}

/**
 * Returns a problem for each host that a plugin connects to but the notice does not mention.
 * @param declared origins in the option `thirdParties`
 */
export function unlistedConnections(
  allContent: AllContent,
  declared: readonly string[],
  siteUrl: string,
): Problem[] {
  return Object.entries(allContent).flatMap(([plugin, instances]) =>
    foreignOrigins(connectionsIn(instances), siteUrl)
      .filter((origin) => !declared.includes(origin))
      .map((origin): Problem => ({
        kind: 'missing',
        field: 'thirdParties',
        message: `${plugin} sends data to ${origin}; add who runs it, with this origin (Art. 13 GDPR)`,
      })),
  );
}
