/** A source that names a host: scheme, host and port, of which only the host is needed, and a path. */
const HOST =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[^/:]+)(?::(?<port>\d+|\*))?(?<path>\/.*)?$/i;
const SCHEME = /^(?<scheme>[a-z][a-z0-9+.-]*):$/i;

/** `http:` stands for `https:`, too. */
const isScheme = (scheme: string, {protocol}: URL): boolean =>
  protocol === `${scheme.toLowerCase()}:` ||
  (scheme.toLowerCase() === 'http' && protocol === 'https:');

function isHost(host: string, {hostname}: URL): boolean {
  const lower = host.toLowerCase();
  return (
    lower === '*' ||
    lower === hostname ||
    (lower.startsWith('*.') && hostname.endsWith(lower.slice(1)))
  );
}

function matches(source: string, address: URL): boolean {
  const scheme = SCHEME.exec(source)?.groups?.scheme;
  if (scheme !== undefined) return isScheme(scheme, address);
  const found = HOST.exec(source)?.groups;
  if (found?.host === undefined) return false;
  const {host, port, path} = found;
  return (
    (found.scheme === undefined
      ? /^https?:$/.test(address.protocol)
      : isScheme(found.scheme, address)) &&
    isHost(host, address) &&
    (port === undefined ? address.port === '' : port === '*' || port === address.port) &&
    (path === undefined ||
      (path.endsWith('/') ? address.pathname.startsWith(path) : address.pathname === path))
  );
}

/**
 * Whether a directive with these sources lets an address load, as far as the built files tell.
 * @param isOwn whether the address has the origin of the page, which `'self'` stands for
 */
export function isAllowed(sources: readonly string[], address: URL, isOwn = false): boolean {
  return sources.some((source) =>
    source.startsWith("'") ? isOwn && source.toLowerCase() === "'self'" : matches(source, address),
  );
}
