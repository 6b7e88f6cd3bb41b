import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useTrail} from '../hooks/useTrail';
import {useClosestPages} from './useClosestPages';

const OFFERED = 3;

/** The pages closest to an address that has no page, for the 404 page. */
export default function SearchClosest(): ReactNode {
  const pages = useClosestPages(OFFERED);
  const trailOf = useTrail();
  if (pages.length === 0) return null;
  return (
    <>
      <p>
        <Translate id="search.closest">Were you looking for one of these pages?</Translate>
      </p>
      <ul>
        {pages.map((page) => (
          <li key={page.url}>
            <Link to={page.url}>
              {[...trailOf({...page, context: page.context}), page.title].join(' › ')}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
