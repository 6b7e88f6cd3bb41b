/**
 * What the browser's storage gives, or nothing where it is blocked, full or damaged: what cannot be
 * kept can still be read from the network, so no page may fail for it.
 */
export async function ifStorageWorks<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn('Offline: the storage of the browser cannot be used.', error);
    return undefined;
  }
}
