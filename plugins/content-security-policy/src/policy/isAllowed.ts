/** Host source: scheme, host, port and path. Only the host is required. */
const HOST =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[^/:]+)(?::(?<port>\d+|\*))?(?<path>\/.*)?$/i;
const SCHEME = /^(?<scheme>[a-z][a-z0-9+.-]*):$/i;

/** `http:` also allows `https:`. */
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
 * Whether sources allow an address.
 * @param isOwn whether the address has the origin of the page, so that `'self'` allows it
 */
export function isAllowed(sources: readonly string[], address: URL, isOwn = false): boolean {
  return sources.some((source) =>
    source.startsWith("'") ? isOwn && source.toLowerCase() === "'self'" : matches(source, address),
  );
}
