import {translate} from '@docusaurus/Translate';
import type {Props as ComboboxProps} from '@theme/SearchCombobox';
import SearchIcon from '@theme/SearchIcon';
import clsx from 'clsx';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {FieldFrame} from '../../client/field/FieldFrame';
import {fieldPropsChannel} from '../../client/field/fieldProps';
import {FIELD_ATTRIBUTE} from '../../client/field/focusSearch';
import {hotkeyLabels, parseHotkey} from '../../client/settings/hotkey';
import {prefetchSearch, skipPrefetch} from '../../client/asking/prefetchSearch';
import {preloadIndexes} from '../../client/asking/preloadIndexes';
import {startWorker} from '../../client/asking/startWorker';
import {thenFocus} from '../../client/browser/thenFocus';
import {useIsApple} from '../../client/browser/useIsApple';
import {useLoadAgain} from '../../client/field/useLoadAgain';
import {useSearchScope} from '../../client/settings/useSearchScope';
import {useSearchSettings} from '../../client/settings/useSearchSettings';
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

/**
 * A plain form that works without JavaScript. When it is first needed, the combobox is loaded, which
 * makes more of the same field.
 */
export default function SearchField({onLeave}: Props): ReactNode {
  const {searchPath, hotkeys} = useSearchSettings();
  const {baseUrl, version} = useSearchScope();
  const isApple = useIsApple();
  const input = useRef<HTMLInputElement>(null);
  const [channel] = useState(fieldPropsChannel);
  const [stage, setStage] = useState<Stage>({kind: 'plain'});
  const requested = useRef(false);

  const load = useCallback(async () => {
    if (requested.current) return;
    requested.current = true;
    skipPrefetch();
    // All at once: none of the three needs to wait for another.
    void startWorker();
    preloadIndexes(baseUrl, '');
    const timer = setTimeout(() => {
      setStage((now) => (now.kind === 'plain' ? {kind: 'slow'} : now));
    }, SLOW_AFTER);
    try {
      const {default: Combobox} = await import(
        /* webpackChunkName: "search-suggestions" */ '@theme/SearchCombobox'
      );
      const field = input.current;
      // Synchronously, so that no key comes after the field is read and before it is listened to.
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

  useEffect(() => (process.env.NODE_ENV === 'production' ? prefetchSearch() : undefined), []);
  useEffect(() => {
    // Keys that were pressed before this script ran have led to the field already.
    if (document.activeElement === input.current) void load();
  }, [load]);
  useLoadAgain(stage.kind === 'failed' ? stage : undefined, preload);

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
      <FieldFrame
        field={input}
        channel={channel}
        label={label}
        frameClass={styles.combobox}
        inputClass={styles.input}
      >
        {stage.kind === 'upgraded' && (
          <stage.Combobox field={stage.field} onProps={channel.set} onLeave={onLeave} />
        )}
      </FieldFrame>
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
            className={styles.retry}
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
