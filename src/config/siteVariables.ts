/** What the environment decides about a build of the site. A production build needs none of it. */
export interface SiteVariables {
  /** `SITE_URL`: origin of the site. */
  url: string;
  /** `SITE_BASE_URL`: path below which it is served; with a slash at both ends, however it is written. */
  baseUrl: string;
  /** `SITE_TRAILING_SLASH`: `true` or `false`; without it addresses stay as they are written. */
  trailingSlash: boolean | undefined;
  /** Whether readers may read it offline: not with `SITE_OFFLINE=off`. */
  isOffline: boolean;
  /** `SITE_EDIT_URL`: address of the folder of this repository where it can be edited; no page links there without it. */
  editUrl: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a variable of few values; an empty one counts as unset. */
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

/** Reads an address; an empty one counts as unset. */
function readAddress(environment: Environment, name: string): string | undefined {
  const value = environment[name] || undefined;
  if (value !== undefined && !URL.canParse(value))
    throw new Error(
      `${name} is "${value}"; set it to an address such as https://example.org/, or unset it.`,
    );
  return value;
}

/**
 * Reads the variables of the site.
 * @throws Error where one has a value that means nothing
 */
export function siteVariables(environment: Environment): SiteVariables {
  const trailingSlash = readChoice(environment, 'SITE_TRAILING_SLASH', ['true', 'false']);
  return {
    url: environment.SITE_URL || 'https://screwbox.dev',
    // Docusaurus adds the slashes for its own part alone; what the build writes beside it needs them, too.
    baseUrl: `/${environment.SITE_BASE_URL ?? ''}/`.replace(/\/+/g, '/'),
    trailingSlash: trailingSlash === undefined ? undefined : trailingSlash === 'true',
    isOffline: readChoice(environment, 'SITE_OFFLINE', ['on', 'off']) !== 'off',
    editUrl: readAddress(environment, 'SITE_EDIT_URL'),
  };
}
