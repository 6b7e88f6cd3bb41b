import {translate} from '@docusaurus/Translate';
import SearchField from '@theme/SearchField';
import SearchIcon from '@theme/SearchIcon';
import {type ReactNode, useEffect, useRef} from 'react';
import {focusSearch, followWidth, holdReader} from '../../browser/focusSearch';
import {plainLink} from '../../browser/hashRouter';
import {DIALOG_ATTRIBUTE} from '../../names';
import {useSearchSettings} from '../hooks/useSearchSettings';
import styles from '../SearchBar/styles.module.css';

/** The search on narrow screens: a button, and a dialog that fills the screen. */
export default function SearchDialog(): ReactNode {
  const {searchPath} = useSearchSettings();
  const dialog = useRef<HTMLDivElement>(null);
  const close = () => dialog.current?.hidePopover();
  useEffect(() => (dialog.current ? followWidth(dialog.current) : undefined), []);
  useEffect(() => (dialog.current ? holdReader(dialog.current) : undefined), []);
  useEffect(() => {
    // Otherwise the dialog would cover the previous page.
    const onBack = () => dialog.current?.hidePopover();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const label = translate({
    id: 'search.dialog.label',
    message: 'Search',
    description: 'Name of the search dialog and of the button that opens it on narrow screens',
  });
  return (
    <>
      {/* Without JavaScript, this link opens the search page. */}
      <a
        href={plainLink(searchPath)}
        aria-label={label}
        className={styles.open}
        onClick={(event) => {
          if (!('showPopover' in event.currentTarget)) return;
          event.preventDefault();
          // Safari does not focus links on a click, but the dialog must return the focus here when it closes.
          event.currentTarget.focus();
          focusSearch();
        }}
      >
        <SearchIcon className={styles.icon} />
      </a>
      <div
        ref={dialog}
        role="dialog"
        aria-label={label}
        aria-modal="true"
        popover="auto"
        className={styles.dialog}
        {...{[DIALOG_ATTRIBUTE]: ''}}
      >
        <div className={styles.frame}>
          <SearchField onLeave={close} />
          <button type="button" className={styles.close} onClick={close}>
            {translate({
              id: 'search.dialog.close',
              message: 'Close',
              description: 'Button that closes the search dialog on narrow screens',
            })}
          </button>
        </div>
      </div>
    </>
  );
}
