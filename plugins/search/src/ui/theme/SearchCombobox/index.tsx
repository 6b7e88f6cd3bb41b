import {useHistory} from '@docusaurus/router';
import SearchSuggestions from '@theme/SearchSuggestions';
import {useCombobox} from 'downshift';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import {fillField, thenFocus} from '../../hooks/focusSearch';
import {groupHits, hitAddress, shownResults} from '../../hooks/hitGroups';
import {announceSearch, isComposing} from '../../hooks/events';
import {isKnownPage} from '../../hooks/isKnownPage';
import {searchAddress} from '../../hooks/searchAddress';
import {markOnNextPage} from '../../target/targetHighlight';
import {useKeptHighlight} from '../../hooks/popup';
import {useRecentSearches} from '../../hooks/searchHistory';
import {useSearch} from '../../hooks/useSearch';
import {preferContext} from '../../hooks/preferContext';
import {suggestedHits} from '../../hooks/suggestedHits';
import {useSearchScope} from '../../hooks/useSearchScope';
import {useSearchSettings} from '../../hooks/useSearchSettings';
import type {SearchHit} from '../../worker/searchAnswer';

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

function keepFromDownshift({nativeEvent}: KeyboardEvent): void {
  Object.assign(nativeEvent, {preventDownshiftDefault: true});
}

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
    results
      ? suggestedHits(
          {...results, hits: preferContext(results.hits, preferred)},
          settings.suggestionLimit,
        )
      : [],
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

  const combobox = useCombobox<Suggestion>({
    items,
    inputValue: query,
    isOpen: shown,
    selectedItem: null,
    itemToString: (item) => (item?.kind === 'recent' ? item.query : (item?.hit.title ?? '')),
    onStateChange: ({type, selectedItem}) => {
      const types = useCombobox.stateChangeTypes;
      if (type === types.InputKeyDownEnter && selectedItem) choose(selectedItem);
    },
    onIsOpenChange: ({type, isOpen}) => {
      const types = useCombobox.stateChangeTypes;
      // Focus may have moved on to the links below the list: leaving is noticed in `onBlur`.
      if (type === types.InputBlur) return;
      // A press that leads back into the field has opened the suggestions with the focus already, and
      // one that moves the cursor is none to close them.
      setOpen(isOpen || type === types.InputClick);
    },
  });
  useKeptHighlight(items.map(targetOf), combobox.highlightedIndex, combobox.setHighlightedIndex);

  const allResults = searchAddress(settings.searchPath, {query, version: scope.version});
  /** Opens a hit, or else all results, as a link does that is followed with one of these keys. */
  const openApart = (hit: SearchHit | undefined) => {
    if (hit) announce(hit);
    else if (query.trim() === '') return;
    window.open(hit ? hitAddress(hit) : allResults, '_blank', 'noopener');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      // Downshift itself leaves only Enter to the input method.
      keepFromDownshift(event);
      return;
    }
    // Downshift keeps Escape to itself while there is text, so the dialog around would never close.
    if (event.key === 'Escape' && !shown) onLeave?.();
    if (event.key !== 'Enter') return;
    const chosen = items[combobox.highlightedIndex];
    const isApart = event.ctrlKey || event.metaKey || event.shiftKey;
    // Left to downshift, which calls `choose`.
    if (chosen && (!isApart || chosen.kind === 'recent')) return;
    event.preventDefault();
    if (isApart) {
      keepFromDownshift(event);
      openApart(chosen?.hit);
    } else if (query.trim() !== '') leave(allResults);
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

  const input = combobox.getInputProps(
    {
      // What stands in place of suggestions is none.
      'aria-expanded': shown && items.length > 0,
      'aria-labelledby': undefined,
      onChange: (event) => setQuery(event.currentTarget.value),
      onFocus: () => setOpen(true),
      onKeyDown,
      // The field keeps its text itself, as it did before.
      value: undefined,
    },
    // The field gets its `ref` with these props, a moment later than downshift looks.
    {suppressRefError: true},
  );
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
