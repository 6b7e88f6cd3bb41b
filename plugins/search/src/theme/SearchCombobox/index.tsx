import {useHistory} from '@docusaurus/router';
import SearchSuggestions from '@theme/SearchSuggestions';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import {fillField, thenFocus} from '../../browser/hooks/focusSearch';
import {groupHits, hitAddress, shownResults} from '../../browser/hooks/hitGroups';
import {announceSearch, isComposing} from '../../browser/hooks/events';
import {isKnownPage} from '../../browser/hooks/isKnownPage';
import {searchAddress} from '../../browser/hooks/searchAddress';
import {markOnNextPage} from '../../browser/target/targetHighlight';
import {useCombobox} from '../../browser/hooks/useCombobox';
import {useKeptHighlight} from '../../browser/hooks/popup';
import {useRecentSearches} from '../../browser/hooks/searchHistory';
import {useSearch} from '../../browser/hooks/useSearch';
import {suggestedHits} from '../../browser/hooks/suggestedHits';
import {useSearchScope} from '../../browser/hooks/useSearchScope';
import {useSearchSettings} from '../../browser/hooks/useSearchSettings';
import type {SearchHit} from '../../browser/worker/searchAnswer';

/** What the field, and the element around field and suggestions, get from the combobox. */
export interface FieldProps {
  input: ComponentProps<'input'>;
  frame: ComponentProps<'div'>;
}

export interface Props {
  /** The field, which stands there already. */
  field: HTMLInputElement;
  /** Called with what the field and the element around it need, after each rendering. */
  onProps: (props: FieldProps) => void;
  /** Called when the reader leaves: by choosing something, or by Escape without suggestions. */
  onLeave?: () => void;
}

/** What the arrow keys move through: a hit, or a search of before. */
export type Suggestion = {kind: 'hit'; hit: SearchHit} | {kind: 'recent'; query: string};

/** Address that a suggestion leads to, or the query that it stands for. */
const targetOf = (item: Suggestion): string =>
  item.kind === 'hit' ? hitAddress(item.hit) : item.query;

/** Makes the search field one with suggestions, after the combobox pattern of ARIA 1.2. */
export default function SearchCombobox({field, onProps, onLeave}: Props): ReactNode {
  const settings = useSearchSettings();
  const scope = useSearchScope();
  const history = useHistory();
  const recent = useRecentSearches(settings.recentSearches);
  const [query, setQuery] = useState(field.value);
  const [open, setOpen] = useState(() => document.activeElement === field);
  const {state, retry} = useSearch({
    query,
    baseUrl: scope.baseUrl,
    context: '',
    limit: settings.suggestionLimit,
  });

  const results = shownResults(state);
  const preferred = settings.preferOwnContext ? scope.context?.key : undefined;
  const groups = groupHits(
    results ? suggestedHits(results, settings.suggestionLimit, preferred) : [],
  );
  const hits = groups.flatMap((group) => group.hits);
  const items: Suggestion[] =
    query.trim() === ''
      ? recent.list.map((entry) => ({kind: 'recent', query: entry}))
      : hits.map((hit) => ({kind: 'hit', hit}));
  const shown = open && (query.trim() !== '' || items.length > 0);

  const leave = (address: string) => {
    recent.add(query);
    setOpen(false);
    onLeave?.();
    if (isKnownPage(address)) history.push(address);
    else window.location.assign(address);
  };
  const announce = (hit: SearchHit) =>
    announceSearch({
      type: 'hit',
      query,
      context: '',
      url: hitAddress(hit),
      position: hits.indexOf(hit) + 1,
    });
  const choose = (item: Suggestion) => {
    if (item.kind === 'recent') {
      fillField(field, item.query);
      return;
    }
    const address = hitAddress(item.hit);
    if (results) markOnNextPage(address, results.terms);
    announce(item.hit);
    leave(address);
  };

  const combobox = useCombobox({count: items.length, isOpen: shown, setOpen});
  useKeptHighlight(items.map(targetOf), combobox.active, combobox.moveTo);

  const allResults = searchAddress(settings.searchPath, {query, version: scope.version});
  /** Opens a hit, or else all results, as a link does that is followed with one of these keys. */
  const openApart = (hit: SearchHit | undefined) => {
    if (hit) announce(hit);
    else if (query.trim() === '') return;
    window.open(hit ? hitAddress(hit) : allResults, '_blank', 'noopener');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && !shown) onLeave?.();
    if (event.key !== 'Enter') {
      // Escape also empties the field, and closes the dialog around it.
      if (combobox.onKey(event) && event.key !== 'Escape') event.preventDefault();
      return;
    }
    const chosen = items[combobox.active];
    const isApart = event.ctrlKey || event.metaKey || event.shiftKey;
    event.preventDefault();
    if (chosen && (!isApart || chosen.kind === 'recent')) choose(chosen);
    else if (isApart) openApart(chosen?.hit);
    else if (query.trim() !== '') leave(allResults);
  };
  // In the dialog, Escape closes all of it. The field opens the suggestions when it gets the focus, so
  // they are closed after that.
  const onLinkKeyDown = ({key, target}: KeyboardEvent) => {
    if (key !== 'Escape' || onLeave || target instanceof HTMLInputElement) return;
    field.focus();
    setOpen(false);
  };
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  const input: FieldProps['input'] = {
    ...combobox.input,
    onChange: (event) => {
      combobox.moveTo(-1);
      setQuery(event.currentTarget.value);
      setOpen(true);
    },
    onFocus: () => setOpen(true),
    onClick: () => setOpen(true),
    // The keys are on the links below the list then, or elsewhere.
    onBlur: () => combobox.moveTo(-1),
    onKeyDown,
  };
  // The field stands there before the combobox, and stays the same element: in a new one, an input
  // method would lose what it is composing.
  useLayoutEffect(() => onProps({input, frame: {onBlur, onKeyDown: onLinkKeyDown}}));

  return (
    <SearchSuggestions
      combobox={combobox}
      shown={shown}
      query={query}
      state={state}
      groups={groups}
      recent={{...recent, clear: () => thenFocus(field, recent.clear)}}
      scope={scope}
      onChoose={choose}
      onOpenApart={announce}
      onLeave={leave}
      onQuery={(next) => thenFocus(field, () => fillField(field, next))}
      onRetry={() => thenFocus(field, retry)}
    />
  );
}
