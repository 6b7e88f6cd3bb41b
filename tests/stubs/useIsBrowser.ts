/** Stands in for Docusaurus's hook once a page is hydrated. */
export default function useIsBrowser(): boolean {
  return true;
}
