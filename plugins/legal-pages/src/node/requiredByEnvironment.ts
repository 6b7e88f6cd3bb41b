const MEANINGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
]);

/**
 * Whether the environment variable `LEGAL_REQUIRED` asks for pages fit for publishing.
 * @throws Error on a value without a meaning: drafts must not be published because of a typing error
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
