import type {HitGroup} from './groupHits';
import {useSearchSettings} from '../settings/useSearchSettings';

/**
 * The way to a page: its breadcrumbs, else the label of the context that it is in, which tells a post
 * from a page of the docs.
 */
export function useTrail(): (group: Omit<HitGroup, 'hits'>) => string[] {
  const {contexts} = useSearchSettings();
  return ({breadcrumbs, context, title}) => {
    if (breadcrumbs.length > 0) return breadcrumbs;
    const label = contexts.find(({key}) => key === context)?.label ?? title;
    return label === title ? [] : [label];
  };
}
