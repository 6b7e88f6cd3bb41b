import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {FieldProps, Props as SuggestionsProps} from '@theme/SearchSuggestions';
import SearchIcon from '@theme/SearchIcon';
import clsx from 'clsx';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {flushSync} from 'react-dom';
import {thenFocus} from '../../browser/focusSearch';
import {FIELD_ATTRIBUTE} from '../../names';
import {hotkeyLabels, parseHotkey} from '../../browser/hotkey';
import type {FailureReason} from '../../browser/Answer';
import {prefetchSearch} from '../../browser/prefetch';
import {scriptFailure} from '../../browser/scriptFailure';
import {useSearchScope} from '../hooks/useSearchScope';
import {useSearchSettings} from '../hooks/useSearchSettings';
import {useIsApple} from '../SearchBar/useFocusHotkey';
import notice from '../SearchNotice/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  /** Called when the reader chooses something or presses Escape. Closes the dialog around the field. */
  onLeave?: () => void;
}

/** Time after which the script of the suggestions is slow, in milliseconds. */
const SLOW_AFTER = 800;

type Stage =
  | {kind: 'plain'}
  | {kind: 'slow'}
  | {kind: 'failed'; reason: FailureReason}
  | {
      kind: 'upgraded';
      Suggestions: ComponentType<SuggestionsProps>;
      field: HTMLInputElement;
    };

const PLAIN: FieldProps = {input: {}, frame: {}};

/**
 * Props of the field before its suggestions load. The role is already set, because screen readers announce a field when
 * it gets the focus, not when it changes.
 */
const READY: FieldProps = {
  input: {role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false},
  frame: {},
};

/** A plain form that works without JavaScript. Pointer, focus or input load the suggestions for the same field. */
export default function SearchField({onLeave}: Props): ReactNode {
  const {searchPath, hotkeys} = useSearchSettings();
  const {baseUrl, version} = useSearchScope();
  const isApple = useIsApple();
  const input = useRef<HTMLInputElement>(null);
  const [fieldProps, setFieldProps] = useState(READY);
  const {frame, input: inputProps} = useIsBrowser() ? fieldProps : PLAIN;
  const [stage, setStage] = useState<Stage>({kind: 'plain'});
  const requested = useRef(false);
  const isUpgraded = useRef(false);

  const load = useCallback(async () => {
    // Prefetch when the suggestions start to load, because they need all of these files.
    prefetchSearch({baseUrl, context: ''}, isUpgraded.current ? '' : (input.current?.value ?? ''));
    if (requested.current) return;
    requested.current = true;
    const timer = setTimeout(() => {
      setStage((now) => (now.kind === 'plain' ? {kind: 'slow'} : now));
    }, SLOW_AFTER);
    try {
      const {default: Suggestions} = await import(
        /* webpackChunkName: "search-suggestions" */ '@theme/SearchSuggestions'
      );
      const field = input.current;
      // Render synchronously, so that no key press is missed between reading the field and listening to it.
      isUpgraded.current = true;
      if (field) flushSync(() => setStage({kind: 'upgraded', Suggestions, field}));
    } catch (error) {
      requested.current = false;
      console.warn('The suggestions did not load; the search page still works.', error);
      setStage({kind: 'failed', reason: await scriptFailure(error)});
    } finally {
      clearTimeout(timer);
    }
  }, [baseUrl]);
  const preload = useCallback(() => void load(), [load]);

  useEffect(() => {
    // A hotkey may have focused the field before this script ran.
    if (document.activeElement === input.current) void load();
  }, [load]);
  const hasFailed = stage.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', preload);
    return () => window.removeEventListener('online', preload);
  }, [hasFailed, preload]);

  // Memoized to prevent an endless loop: rendering the suggestions calls `setFieldProps`, which renders this
  // component.
  const suggestions = useMemo(
    () =>
      stage.kind === 'upgraded' && (
        <stage.Suggestions field={stage.field} onProps={setFieldProps} onLeave={onLeave} />
      ),
    [stage, onLeave],
  );

  const label = translate({
    id: 'search.field.label',
    message: 'Search',
    description: 'Label and placeholder of the search field',
  });
  const [hint] = hotkeys;
  const isGone = stage.kind === 'failed' && stage.reason === 'gone';
  return (
    <form
      action={searchPath}
      role="search"
      className={styles.form}
      {...{[FIELD_ATTRIBUTE]: ''}}
      onPointerEnter={preload}
      onFocus={preload}
      onInput={preload}
    >
      <SearchIcon className={styles.icon} />
      <div
        {...frame}
        className={styles.combobox}
        // Safari does not focus links and buttons on a click. Without a focus here, the suggestions would close
        // before the click.
        tabIndex={-1}
      >
        <input
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          {...inputProps}
          aria-label={label}
          placeholder={label}
          className={styles.input}
        />
        {suggestions}
      </div>
      {version !== '' && <input type="hidden" name="version" value={version} />}
      {/* A live region that is added together with its text is not read out. */}
      {stage.kind !== 'upgraded' && (
        <div role="status">
          {stage.kind === 'slow' && (
            <p dir="auto" className={clsx(styles.notice, styles.slow)}>
              {translate({id: 'search.loading', message: 'Loading…'})}
            </p>
          )}
        </div>
      )}
      {stage.kind === 'failed' && (
        <div role="alert" className={styles.notice}>
          <p dir="auto">
            {isGone
              ? translate({
                  id: 'search.failure.gone',
                  message: 'This page can no longer load its search index. Reload the page.',
                })
              : translate({
                  id: 'search.failure.script',
                  message: 'The suggestions did not load. Are you offline?',
                })}
          </p>
          {isGone ? (
            // Submitting loads the search page from the host, with the typed query.
            <button type="submit" className={notice.action}>
              {translate({id: 'search.reload', message: 'Reload'})}
            </button>
          ) : (
            <button
              type="button"
              className={notice.action}
              onClick={() => thenFocus(input.current, preload)}
            >
              {translate({id: 'search.retry', message: 'Retry'})}
            </button>
          )}
        </div>
      )}
      {hint && (
        <span aria-hidden="true" className={styles.hint}>
          {hotkeyLabels(parseHotkey(hint), isApple).map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </form>
  );
}
