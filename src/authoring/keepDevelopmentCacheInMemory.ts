/**
 * Keeps what the development server has compiled in memory only. Rspack's cache on disk can be
 * damaged by a fault of an author; every later start would then end in a panic until somebody
 * deletes the cache by hand (Rspack's issues 13454 and 14860). The option `rspackPersistentCache`
 * of Docusaurus does not reach this mode, its environment variable does.
 */
export function keepDevelopmentCacheInMemory(): void {
  if (process.env.NODE_ENV === 'development') process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';
}
