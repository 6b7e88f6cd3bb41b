const MEANINGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
]);

/**
 * Whether the environment variable `LEGAL_REQUIRED` requires pages that can be published.
 * @throws Error if the value is not one of the known values, so that a typo does not publish drafts
 */
export function requiredByEnvironment(env: NodeJS.ProcessEnv): boolean {
  const value = env.LEGAL_REQUIRED ?? '';
  const required = MEANINGS.get(value);
  if (required === undefined)
    throw new Error(
      `the environment variable LEGAL_REQUIRED is "${value}" but must be 1 or true, or for drafts 0, false or empty`,
    );
  return required;
}
