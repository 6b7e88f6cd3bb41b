import {translate} from '@docusaurus/Translate';
import SearchField from '@theme/SearchField';
import {type ReactNode, useRef} from 'react';
import {DIALOG_ATTRIBUTE, focusSearch} from '../../client/focusSearch';
import {useSearchSettings} from '../../client/useSearchSettings';
import styles from './styles.module.css';

/** The search of narrow screens: a button, and a dialog that fills the screen. */
export default function SearchDialog(): ReactNode {
  const {searchPath} = useSearchSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const label = translate({
    id: 'search.dialog.label',
    message: 'Search',
    description: 'Name of the search dialog and of the button that opens it on narrow screens',
  });
  return (
    <>
      {/* A link, so that it leads to the search page without JavaScript. */}
      <a
        href={searchPath}
        aria-label={label}
        className={styles.open}
        onClick={(event) => {
          event.preventDefault();
          focusSearch();
        }}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.icon}>
          <path d="M11 2H4v2H2v7h2v2h7v-2h1v1h1v1h1v1h1v-1h-1v-1h-1v-1h-1v-1h1V4h-2zM4 4h7v7H4z" />
        </svg>
      </a>
      <dialog
        ref={dialog}
        aria-label={label}
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
      </dialog>
    </>
  );
}
