import type {HitGroup} from '../../browser/hits';
import {useSearchSettings} from './useSearchSettings';

/**
 * Returns the path to a page: its breadcrumbs, or else the label of its context, which distinguishes a post
 * from a page of the docs.
 */
export function useTrail(): (
  page: Pick<HitGroup, 'breadcrumbs' | 'context' | 'title'>,
) => string[] {
  const {contexts} = useSearchSettings();
  return ({breadcrumbs, context, title}) => {
    if (breadcrumbs.length > 0) return breadcrumbs;
    const label = contexts.find(({key}) => key === context)?.label ?? title;
    return label === title ? [] : [label];
  };
}
