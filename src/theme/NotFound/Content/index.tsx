import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

/** Suggests pages with similar addresses. It is loaded on this page only. */
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
 * Content of the 404 page, with links instead of the theme's request to contact the owner of the link. It
 * sets the title, which the theme's page lacks inside other layouts such as `/docs`.
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
