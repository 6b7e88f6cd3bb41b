import {formatContext, parseContext, type Scope} from '../../core/partitions';
import type {Input} from '../../browser/session';
import {useVersionChoices} from './useSearchScope';
import {useSearchSettings} from './useSearchSettings';

const MOST_VERSIONS = 5;

function otherContexts({context}: Input, keys: readonly string[]): string[] {
  const choice = parseContext(context);
  if (choice.kind === 'all') return [];
  if (choice.kind === 'outside') return [choice.key];
  // The scope outside a context does not include contexts whose documents are found by name, so each of these is added.
  const byName = keys.filter((key) => key !== choice.key);
  return [formatContext({...choice, kind: 'outside'}), ...byName];
}

/** Returns where else to count hits: in other contexts and other docs versions. */
export function useOtherScopes(): (input: Input) => Scope[] {
  const versions = useVersionChoices();
  const {contexts} = useSearchSettings();
  const byName = contexts.filter(({paths}) => paths.length === 0).map(({key}) => key);
  return (input) => {
    const searched = input.baseUrl.split(' ');
    return [
      ...otherContexts(input, byName).map((context) => ({baseUrl: input.baseUrl, context})),
      ...versions
        .filter(({baseUrl}) => !searched.includes(baseUrl))
        .slice(0, MOST_VERSIONS)
        .map(({baseUrl}) => ({baseUrl, context: input.context})),
    ];
  };
}
