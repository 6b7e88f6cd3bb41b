import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

/** What offers pages by the words of the address; it comes when the page is there, and for this page alone. */
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
 * What stands where there is no page: ways on, in place of the theme's request to write to the owner
 * of the page with the link. It has the title that the theme's lacks inside another page, as below `/docs`.
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
