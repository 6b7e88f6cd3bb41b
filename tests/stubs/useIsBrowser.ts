/** Replaces Docusaurus's hook: the page is always hydrated. */
export default function useIsBrowser(): boolean {
  return true;
}
