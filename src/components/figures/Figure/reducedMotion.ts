const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether readers have asked their system for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(QUERY).matches;
}

/** Calls back when that changes; the result ends it. */
export function subscribeToMotion(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
