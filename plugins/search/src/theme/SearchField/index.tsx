import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {FieldProps, Props as ComboboxProps} from '@theme/SearchCombobox';
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
import {thenFocus} from '../../browser/hooks/focusSearch';
import {FIELD_ATTRIBUTE} from '../../names';
import {hotkeyLabels, parseHotkey} from '../../browser/hooks/hotkey';
import {useIsApple} from '../../browser/hooks/useFocusHotkey';
import {useLoadAgain} from '../../browser/hooks/useLoadAgain';
import {useSearchScope} from '../../browser/hooks/useSearchScope';
import {useSearchSettings} from '../../browser/hooks/useSearchSettings';
import {turnToSearch} from '../../browser/hooks/turnToSearch';
import notice from '../SearchNotice/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  /** Called when the reader leaves: by choosing something, or by Escape without suggestions. */
  onLeave?: () => void;
}

/** Time after which suggestions that have not come say so, in milliseconds. */
const SLOW_AFTER = 800;

/** What stands in the form: the plain field, or one with a combobox. */
type Stage =
  | {kind: 'plain'}
  | {kind: 'slow'}
  | {kind: 'failed'}
  | {
      kind: 'upgraded';
      Combobox: ComponentType<ComboboxProps>;
      field: HTMLInputElement;
    };

/** A field of HTML alone, as it works without JavaScript. */
const PLAIN: FieldProps = {input: {}, frame: {}};

/**
 * A field whose suggestions load when the reader turns to it. It says so before: screen readers say
 * what a field is when the reader gets there, not when it changes.
 */
const READY: FieldProps = {
  input: {role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false},
  frame: {},
};

/**
 * A plain form that works without JavaScript. When it is first needed, the combobox is loaded, which
 * makes more of the same field.
 */
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
    // At the same time as the suggestions, which need all of it.
    turnToSearch(baseUrl, '', isUpgraded.current ? '' : input.current?.value);
    if (requested.current) return;
    requested.current = true;
    const timer = setTimeout(() => {
      setStage((now) => (now.kind === 'plain' ? {kind: 'slow'} : now));
    }, SLOW_AFTER);
    try {
      const {default: Combobox} = await import(
        /* webpackChunkName: "search-suggestions" */ '@theme/SearchCombobox'
      );
      const field = input.current;
      // Synchronously, so that no key comes after the field is read and before it is listened to.
      isUpgraded.current = true;
      if (field) flushSync(() => setStage({kind: 'upgraded', Combobox, field}));
    } catch (error) {
      requested.current = false;
      console.warn('The suggestions did not load; the search page still works.', error);
      setStage({kind: 'failed'});
    } finally {
      clearTimeout(timer);
    }
  }, [baseUrl]);
  const preload = useCallback(() => void load(), [load]);

  useEffect(() => {
    // Keys that were pressed before this script ran have led to the field already.
    if (document.activeElement === input.current) void load();
  }, [load]);
  useLoadAgain(stage.kind === 'failed' ? stage : undefined, preload);

  // The same element as long as nothing changes for it: its props come back here and render the field.
  const suggestions = useMemo(
    () =>
      stage.kind === 'upgraded' && (
        <stage.Combobox field={stage.field} onProps={setFieldProps} onLeave={onLeave} />
      ),
    [stage, onLeave],
  );

  const label = translate({
    id: 'search.field.label',
    message: 'Search',
    description: 'Label and placeholder of the search field',
  });
  const [hint] = hotkeys;
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
        // Safari does not focus a link or button that is pressed. Without a focus anywhere, the
        // suggestions would close before the click.
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
      {/* There before its text: what comes into the page together with its text is not read out. */}
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
            {translate({
              id: 'search.failure.script',
              message: 'The suggestions did not load. Are you offline?',
            })}
          </p>
          <button
            type="button"
            className={notice.action}
            onClick={() => thenFocus(input.current, preload)}
          >
            {translate({id: 'search.retry', message: 'Retry'})}
          </button>
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
