const KEYWORD =
  /^(self|none|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic|report-sample|(nonce|sha256|sha384|sha512)-.+)$/i;

/**
 * Refuses keywords, nonces and hashes without single quotes: browsers take them for hosts.
 * @see https://www.w3.org/TR/CSP3/#framework-directive-source-list
 * @throws Error that names the setting, the source and how it is written
 */
export function requireQuotes(name: string, sources: readonly string[]): void {
  const bare = sources.find((source) => KEYWORD.test(source));
  if (bare === undefined) return;
  throw new Error(
    `content-security-policy: ${name} has the source ${bare}, which browsers take for a host. Write it in single quotes: "'${bare}'".`,
  );
}
