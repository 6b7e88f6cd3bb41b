import {useHistory} from '@docusaurus/router';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import type {SearchHit} from '../../browser/Answer';
import {announceSearch, isComposing} from '../../browser/events';
import {fillField, thenFocus} from '../../browser/focusSearch';
import {groupHits, hitAddress, termsOfHit} from '../../browser/hits';
import {isKnownPage} from '../../browser/isKnownPage';
import {searchAddress} from '../../browser/searchAddress';
import {pickSuggestions} from '../../browser/pickSuggestions';
import {markOnNextPage} from '../../browser/target/markOnNextPage';
import {plainLink} from '../../browser/hashRouter';
import {useTabChannel} from '../hooks/useTabChannel';
import {useRecentSearches} from '../hooks/useRecentSearches';
import {useSearchScope} from '../hooks/useSearchScope';
import {useSearchSettings} from '../hooks/useSearchSettings';
import {useSession} from '../hooks/useSession';
import Popup, {type Suggestion} from './Popup';
import {useCombobox, useKeptHighlight} from './useCombobox';

export interface FieldProps {
  input: ComponentProps<'input'>;
  frame: ComponentProps<'div'>;
}

export interface Props {
  field: HTMLInputElement;
  /** Called with the props of the field and of its container, after each render. */
  onProps: (props: FieldProps) => void;
  /** Called when the reader opens something or presses Escape. Closes the dialog around the field. */
  onLeave?: (() => void) | undefined;
}

const targetOf = (item: Suggestion): string =>
  item.kind === 'hit' ? hitAddress(item.hit) : item.query;

/** Adds suggestions to the search field, following the combobox pattern of ARIA 1.2. */
export default function SearchSuggestions({field, onProps, onLeave}: Props): ReactNode {
  const settings = useSearchSettings();
  const scope = useSearchScope();
  const history = useHistory();
  const recent = useRecentSearches();
  const [query, setQuery] = useState(field.value);
  const [open, setOpen] = useState(() => document.activeElement === field);
  const {session, snapshot} = useSession(
    {query, tag: '', baseUrl: scope.baseUrl, context: ''},
    {limit: settings.suggestionLimit},
  );

  const {found} = snapshot;
  const preferred = settings.preferOwnContext ? scope.context?.key : undefined;
  const groups = groupHits(
    found ? pickSuggestions(found, settings.suggestionLimit, preferred) : [],
  );
  const hits = groups.flatMap((group) => group.hits);
  const items: Suggestion[] =
    query.trim() === ''
      ? recent.list.map((entry) => ({kind: 'recent', query: entry}))
      : hits.map((hit) => ({kind: 'hit', hit}));
  const shown = open && (query.trim() !== '' || items.length > 0);
  const allResults = searchAddress(settings.searchPath, {query, version: scope.version});

  const leave = (address: string) => {
    recent.add(query);
    setOpen(false);
    onLeave?.();
    if (isKnownPage(address)) history.push(address);
    else window.location.assign(plainLink(address));
  };
  useTabChannel(found, () => recent.add(query));
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
    if (found) markOnNextPage(address, termsOfHit(found, address) ?? []);
    announce(item.hit);
    leave(address);
  };

  const combobox = useCombobox({count: items.length, isOpen: shown, setOpen});
  useKeptHighlight(items.map(targetOf), combobox.active, combobox.moveTo);

  const noteOpened = (hit: SearchHit) => {
    recent.add(query);
    announce(hit);
  };
  const openApart = (hit: SearchHit | undefined) => {
    if (hit) noteOpened(hit);
    else if (query.trim() === '') return;
    const address = hit ? hitAddress(hit) : allResults;
    window.open(plainLink(address), '_blank', 'noopener');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && !shown) onLeave?.();
    if (event.key !== 'Enter') {
      // Keep the default of Escape, which clears the field and closes the dialog around it.
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
  // Focusing the field opens the suggestions, so close them afterwards. In the dialog, Escape closes the dialog.
  const onLinkKeyDown = ({key, target}: KeyboardEvent) => {
    if (key !== 'Escape' || onLeave || target instanceof HTMLInputElement) return;
    field.focus();
    setOpen(false);
  };
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent) => {
    // When a phone hides its keyboard, the field loses the focus. The dialog shows nothing but the suggestions, so they
    // stay open there.
    if (!onLeave && !currentTarget.contains(relatedTarget)) setOpen(false);
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
    // No option is active while the focus is on the links below the list or elsewhere.
    onBlur: () => combobox.moveTo(-1),
    onKeyDown,
  };
  // The field exists before the suggestions and stays the same element, because in a new one an input method
  // would lose its composition.
  useLayoutEffect(() => onProps({input, frame: {onBlur, onKeyDown: onLinkKeyDown}}));

  return (
    <Popup
      combobox={combobox}
      shown={shown}
      query={query}
      snapshot={snapshot}
      groups={groups}
      recent={{...recent, clear: () => thenFocus(field, recent.clear)}}
      scope={scope}
      onChoose={choose}
      onOpenApart={noteOpened}
      onLeave={leave}
      onQuery={(next) => thenFocus(field, () => fillField(field, next))}
      onRetry={() => thenFocus(field, session.retry)}
      onReload={() => window.location.assign(plainLink(allResults))}
    />
  );
}
