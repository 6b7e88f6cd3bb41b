import {useHistory} from '@docusaurus/router';
import SearchSuggestions from '@theme/SearchSuggestions';
import {useCombobox} from 'downshift';
import {type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState} from 'react';
import {groupHits, hitAddress} from '../../client/groupHits';
import {isComposing} from '../../client/isComposing';
import {isKnownPage} from '../../client/isKnownPage';
import {searchAddress} from '../../client/searchAddress';
import {announceSearch} from '../../client/searchEvent';
import {markOnNextPage} from '../../client/targetHighlight';
import {type FieldFocus, useFieldFocus} from '../../client/useFieldFocus';
import {useKeptHighlight} from '../../client/useKeptHighlight';
import {useRecentSearches} from '../../client/useRecentSearches';
import {useSearch} from '../../client/useSearch';
import {useSearchScope} from '../../client/useSearchScope';
import {useSearchSettings} from '../../client/useSearchSettings';
import type {SearchHit} from '../../worker/searchAnswer';
import fieldStyles from '../SearchField/styles.module.css';

export interface Props {
  /** What the plain field held when this one took its place. */
  initial: {value: string} & FieldFocus;
  /** Accessible name and placeholder. */
  label: string;
  /** Called when the reader leaves: by choosing something, or by Escape without suggestions. */
  onLeave?: () => void;
}

/** What the arrow keys move through: a hit, or a search of before. */
export type Suggestion = {kind: 'hit'; hit: SearchHit} | {kind: 'recent'; query: string};

/** Address that a suggestion leads to, or the query that it stands for. */
const targetOf = (item: Suggestion): string =>
  item.kind === 'hit' ? hitAddress(item.hit) : item.query;

/** The search field with its suggestions, after the combobox pattern of ARIA 1.2. */
export default function SearchCombobox({initial, label, onLeave}: Props): ReactNode {
  const settings = useSearchSettings();
  const scope = useSearchScope();
  const history = useHistory();
  const recent = useRecentSearches(settings.recentSearches);
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(initial.value);
  const [plain, setPlain] = useState(false);
  const [open, setOpen] = useState(initial.focused);
  const {state, retry} = useSearch({
    query,
    plain,
    baseUrl: scope.baseUrl,
    context: '',
    limit: settings.suggestionLimit,
  });

  const results = state.kind === 'loading' ? state.previous : state;
  const groups = groupHits(results?.kind === 'results' ? results.hits : []);
  const hits = groups.flatMap((group) => group.hits);
  const items: Suggestion[] =
    query.trim() === ''
      ? recent.list.map((entry) => ({kind: 'recent', query: entry}))
      : hits.map((hit) => ({kind: 'hit', hit}));
  const shown = open && (query.trim() !== '' || items.length > 0);

  const change = (next: string) => {
    setQuery(next);
    setPlain(false);
    setOpen(true);
    combobox.setHighlightedIndex(-1);
  };
  const leave = (address: string) => {
    recent.add(query);
    setOpen(false);
    onLeave?.();
    if (isKnownPage(address)) history.push(address);
    else window.location.assign(address);
  };
  const announce = (hit: SearchHit) =>
    announceSearch({type: 'hit', query, url: hitAddress(hit), position: hits.indexOf(hit) + 1});
  const choose = (item: Suggestion) => {
    if (item.kind === 'recent') {
      change(item.query);
      return;
    }
    const address = hitAddress(item.hit);
    if (results?.kind === 'results') markOnNextPage(address, results.terms);
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
      // Focus may have moved on to the links below the list: leaving is noticed in `onBlur`.
      if (type !== useCombobox.stateChangeTypes.InputBlur) setOpen(isOpen);
    },
  });
  useKeptHighlight(items.map(targetOf), combobox.highlightedIndex, combobox.setHighlightedIndex);

  const {setInput, thenFocus} = useFieldFocus(initial);
  const allResults = searchAddress(settings.searchPath, {query, version: scope.version});
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      // Told to downshift, which itself leaves only Enter to the input method.
      Object.assign(event.nativeEvent, {preventDownshiftDefault: true});
      return;
    }
    if (event.key === 'Escape' && !shown && onLeave) {
      // Downshift keeps Escape to itself while there is text, so the dialog around would never close.
      event.preventDefault();
      Object.assign(event.nativeEvent, {preventDownshiftDefault: true});
      onLeave();
      return;
    }
    if (event.key !== 'Enter' || combobox.highlightedIndex >= 0) return;
    event.preventDefault();
    if (query.trim() !== '') leave(allResults);
  };
  // In the dialog, Escape closes all of it. The field opens the suggestions when it gets the focus, so
  // they are closed after that.
  const onLinkKeyDown = ({key, target}: KeyboardEvent) => {
    if (key !== 'Escape' || onLeave || target instanceof HTMLInputElement) return;
    thenFocus(() => undefined);
    setOpen(false);
  };
  const onBlur = ({relatedTarget}: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div
      ref={root}
      onBlur={onBlur}
      onKeyDown={onLinkKeyDown}
      className={fieldStyles.combobox}
      // Safari gives the focus to no link or button that is pressed. Were it nowhere, the suggestions
      // would close before the click.
      tabIndex={-1}
    >
      <input
        {...combobox.getInputProps({
          ref: setInput,
          type: 'search',
          name: 'q',
          placeholder: label,
          'aria-label': label,
          'aria-labelledby': undefined,
          autoComplete: 'off',
          autoCorrect: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          className: fieldStyles.input,
          onChange: (event) => change(event.currentTarget.value),
          onFocus: () => setOpen(true),
          onKeyDown,
        })}
      />
      <SearchSuggestions
        combobox={combobox}
        shown={shown}
        query={query}
        state={state}
        groups={groups}
        recent={{...recent, clear: () => thenFocus(recent.clear)}}
        scope={scope}
        onChoose={choose}
        onOpenApart={announce}
        onLeave={leave}
        onQuery={(next) => thenFocus(() => change(next))}
        onPlain={() => thenFocus(() => setPlain(true))}
        onRetry={() => thenFocus(retry)}
      />
    </div>
  );
}
