import type {Problem} from '../operator/Problem';
import {isObject, valueAt} from '../operator/valueAt';

/**
 * An address that a plugin connects to on its own. Plugins declare theirs as plain data of this shape, in
 * `connections` of their content; they need not import it.
 */
export interface Connection {
  /** An address, or a path of the site's own host. */
  address: string;
  /** What is sent there and why: German sentences, as they stand in the notice. */
  purpose: string;
}

const isConnection = (value: unknown): value is Connection & Record<string, unknown> =>
  isObject(value) && typeof value.address === 'string' && typeof value.purpose === 'string';

/** Connections by the plugin that makes them. */
function connectionsByPlugin(allContent: unknown): [string, Connection[]][] {
  return Object.entries(isObject(allContent) ? allContent : {}).map(([plugin, instances]) => [
    plugin,
    Object.values(isObject(instances) ? instances : {}).flatMap((content) => {
      const list = valueAt(content, 'connections');
      return Array.isArray(list) ? list.filter(isConnection) : [];
    }),
  ]);
}

/**
 * Everything that the plugins of the site connect to.
 * @param allContent what the plugins of the site loaded, by their name and the id of the instance
 */
export function connectionsOf(allContent: unknown): Connection[] {
  return connectionsByPlugin(allContent).flatMap(([, connections]) => connections);
}

/** Origins other than the site's own that are connected to. */
function foreignOrigins(connections: readonly Connection[], siteUrl: string): string[] {
  const origins = new Set(connections.map(({address}) => new URL(address, siteUrl).origin));
  return [...origins].filter((origin) => origin !== new URL(siteUrl).origin);
}

/** Whether a plugin of the site connects to a host of somebody else. */
export function connectsElsewhere(connections: readonly Connection[], siteUrl: string): boolean {
  return foreignOrigins(connections, siteUrl).length > 0;
}

/**
 * A problem for each host of somebody else that a plugin connects to and the notice would leave out.
 * @param declared the origins of the option `thirdParties`
 * @param siteUrl address of the site
 */
export function unlistedConnections(
  allContent: unknown,
  declared: readonly string[],
  siteUrl: string,
): Problem[] {
  return connectionsByPlugin(allContent).flatMap(([plugin, connections]) =>
    foreignOrigins(connections, siteUrl)
      .filter((origin) => !declared.includes(origin))
      .map((origin): Problem => ({
        kind: 'missing',
        field: 'thirdParties',
        message: `${plugin} sends data to ${origin}; add who runs it, with this origin (Art. 13 GDPR)`,
      })),
  );
}
