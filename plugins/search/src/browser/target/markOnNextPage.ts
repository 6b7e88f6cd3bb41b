import {followRoutes} from './followRoutes';

/**
 * Marks words once the page of a hit is shown. The code for marking loads with that page, so that the first
 * suggestions do not wait for it.
 * @param address of the hit
 */
export function markOnNextPage(address: string, terms: string[]): void {
  const loading = import('./targetHighlight');
  loading.then(
    ({expectHit}) => expectHit(address, terms),
    (error: unknown) => console.warn('The matched words are not marked.', error),
  );
  followRoutes((shown) => {
    loading.then(
      ({markTarget}) => markTarget(shown),
      () => undefined,
    );
  });
}
