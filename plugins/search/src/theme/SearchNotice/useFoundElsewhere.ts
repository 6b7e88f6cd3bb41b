import {translate} from '@docusaurus/Translate';
import {searchAddress} from '../../browser/searchAddress';
import type {Found} from '../../browser/session';
import {useVersionChoices} from '../hooks/useSearchScope';
import {useSearchSettings} from '../hooks/useSearchSettings';

export interface FoundPlace {
  label: string;
  count: number;
  address: string;
}

/**
 * Returns the other contexts and docs versions that have hits.
 * @param version value of the `version` parameter of the search that found nothing
 */
export function useFoundElsewhere({input, elsewhere}: Found, version: string): FoundPlace[] {
  const {contexts, searchPath} = useSearchSettings();
  const versions = useVersionChoices();
  const {query, tag} = input;
  const places = elsewhere.flatMap(([scope, counts]): FoundPlace[] => {
    if (scope.context !== input.context)
      return Object.entries(counts).map(([context, count]) => ({
        label:
          contexts.find(({key}) => key === context)?.label ??
          translate({id: 'search.context.all', message: 'Everything'}),
        count,
        address: searchAddress(searchPath, {query, tag, version, context}),
      }));
    const {label = '', value = ''} = versions.find(({baseUrl}) => baseUrl === scope.baseUrl) ?? {};
    return [
      {
        label,
        count: Object.values(counts).reduce((sum, count) => sum + count, 0),
        address: searchAddress(searchPath, {query, tag, version: value, context: scope.context}),
      },
    ];
  });
  return places.filter(({count}) => count > 0);
}
