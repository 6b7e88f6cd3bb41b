import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Answer} from '../../browser/Answer';
import {searchAddress} from '../../browser/searchAddress';

export default function AllOfSite({
  label,
  answer: {searchPage = ''},
  query,
}: {
  label: string;
  answer: Answer;
  query: string;
}): ReactNode {
  return (
    <a dir="auto" href={searchAddress(searchPage, {query})}>
      {translate(
        {id: 'search.allWithin', message: 'See all results within "{context}"'},
        {context: label},
      )}
    </a>
  );
}
