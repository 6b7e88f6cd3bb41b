/**
 * Rejects an instance of a plugin that a site can have only once. Docusaurus only rejects two
 * instances with the same `id`.
 * @param remedy what to use instead, in full sentences
 * @throws Error if the options have a custom `id`
 */
export function requireSingleInstance<Options extends object>(
  plugin: string,
  options: Options,
  remedy: string,
): Options {
  const id = 'id' in options ? String(options.id) : 'default';
  if (id === 'default') return options;
  throw new Error(
    `${plugin}: the option "id" is "${id}", but a site can have only one instance of this plugin, without "id". ${remedy}`,
  );
}
