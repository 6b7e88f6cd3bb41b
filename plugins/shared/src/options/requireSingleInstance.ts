/**
 * Refuses an instance of a plugin that a site can have only once. Docusaurus itself only refuses two instances with
 * the same `id`.
 *
 * @param options of the plugin, as Docusaurus has validated them
 * @param remedy what to use instead, in whole sentences
 * @throws Error if the options have an `id` of their own
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
