/**
 * Settings come from JavaScript, too, where a text is easily taken for a list of one.
 * @throws when a setting is no list, with its name and value
 */
export function requireList(name: string, value: unknown): void {
  if (Array.isArray(value)) return;
  throw new Error(
    `content-security-policy: ${name} is ${JSON.stringify(value)} but must be a list of texts, such as ["'self'"].`,
  );
}
