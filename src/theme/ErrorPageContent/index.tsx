import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect, useRef} from 'react';

/** The theme's error page, but announced by screen readers. It disappears when the reader navigates. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedPath = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedPath.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className="container margin-vert--xl">
      <div className="row">
        <div className="col col--6 col--offset-3" role="alert">
          <Heading as="h1" className="hero__title">
            This page crashed.
          </Heading>
          <div className="margin-vert--lg">
            <ErrorBoundaryTryAgainButton
              onClick={tryAgain}
              className="button button--primary shadow--lw"
            />
          </div>
          <hr />
          <div className="margin-vert--md">
            <ErrorBoundaryError error={error} />
          </div>
        </div>
      </div>
    </main>
  );
}
