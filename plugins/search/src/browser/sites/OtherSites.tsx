import {lazy, type ReactNode, Suspense} from 'react';
import type {Props} from '@theme/SearchOtherSites';

/** Leaves the site's own results alone where the script does not come. */
const nothing = (error: unknown): {default: (props: Props) => ReactNode} => {
  console.warn('The script that searches other sites did not load.', error);
  return {default: () => null};
};

// In one expression, of which bundlers take a branch without looking at the other one.
const Loaded = process.env.SEARCH_OTHER_SITES
  ? lazy(() => import('@theme/SearchOtherSites').catch(nothing))
  : undefined;

/** What other sites have; its script is loaded with the first results, and is in no site without other ones. */
export default function OtherSites(props: Props): ReactNode {
  return (
    Loaded && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  );
}
