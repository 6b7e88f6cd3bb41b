import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

/** Returns suggestions of pages with similar addresses. Their code is only loaded on the 404 page. */
function useClosest(): ReactNode {
  const [closest, setClosest] = useState<ReactNode>();
  useEffect(() => {
    import('@theme/SearchClosest').then(
      ({default: SearchClosest}) => setClosest(<SearchClosest />),
      (error: unknown) => console.warn('The pages closest to this address are not known.', error),
    );
  }, []);
  return closest;
}

/**
 * Content of the 404 page. It shows links instead of the theme's request to contact the owner of the link. It also sets
 * the page title, which is missing in the theme's page inside layouts such as that of `/docs`.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const closest = useClosest();
  return (
    <main className={clsx('container margin-vert--xl', className)} data-page-not-found>
      <PageMetadata title="Page Not Found" />
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            Page Not Found
          </Heading>
          <p>We could not find what you were looking for.</p>
          {closest}
          <ul>
            <li>
              <Link to="/search/">Use the search</Link>
            </li>
            <li>
              <Link to="/docs">Read the documentation</Link>
            </li>
            <li>
              <Link to="/">Go to the home page</Link>
            </li>
          </ul>
        </div>
      </div>
    </main>
  );
}
