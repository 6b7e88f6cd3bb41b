export interface SiteVariables {
  /** `SITE_URL`: origin of the site. */
  url: string;
  /** `SITE_BASE_URL`: base path of the site, with a slash at both ends. */
  baseUrl: string;
  /** `SITE_TRAILING_SLASH`: `true` or `false`. If unset, addresses are not changed. */
  trailingSlash: boolean | undefined;
  /** `SITE_ROUTER`: `hash` builds a copy that opens from disk, as `npm run zip` does. */
  router: 'browser' | 'hash';
  /** `SITE_ZIP`: archive created by `npm run zip`, which the site offers as a download. Default: none. */
  zip: string | undefined;
  /** Whether the site can be read offline, which is the default. `SITE_OFFLINE=off` disables it. */
  isOffline: boolean;
  /** `SITE_EDIT_URL`: address of this repository where pages can be edited. If unset, pages have no edit link. */
  editUrl: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a variable that has a fixed set of values. An empty value counts as unset. */
function readChoice<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = environment[name] ?? '';
  const chosen = choices.find((choice) => choice === value);
  if (value !== '' && chosen === undefined)
    throw new Error(`${name} is "${value}"; set it to ${choices.join(' or ')}, or unset it.`);
  return chosen;
}

function readAddress(environment: Environment, name: string): string | undefined {
  const value = environment[name] || undefined;
  if (value !== undefined && !URL.canParse(value))
    throw new Error(
      `${name} is "${value}"; set it to an address such as https://example.org/, or unset it.`,
    );
  return value;
}

/** @throws Error if a variable has an invalid value */
export function siteVariables(environment: Environment): SiteVariables {
  const trailingSlash = readChoice(environment, 'SITE_TRAILING_SLASH', ['true', 'false']);
  return {
    url: environment.SITE_URL || 'https://screwbox.dev',
    // Docusaurus adds missing slashes itself, but later build steps also need them.
    baseUrl: `/${environment.SITE_BASE_URL ?? ''}/`.replace(/\/+/g, '/'),
    trailingSlash: trailingSlash === undefined ? undefined : trailingSlash === 'true',
    router: readChoice(environment, 'SITE_ROUTER', ['browser', 'hash']) ?? 'browser',
    zip: environment.SITE_ZIP || undefined,
    isOffline: readChoice(environment, 'SITE_OFFLINE', ['on', 'off']) !== 'off',
    editUrl: readAddress(environment, 'SITE_EDIT_URL'),
  };
}
