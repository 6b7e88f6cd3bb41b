import SearchDialog from '@theme/SearchDialog';
import SearchField from '@theme/SearchField';
import type {ReactNode} from 'react';
import {focusSearch} from '../../client/field/focusSearch';
import {useFocusHotkey} from '../../client/field/useFocusHotkey';
import {useSearchSettings} from '../../client/settings/useSearchSettings';
import styles from './styles.module.css';

/** The search in the navbar: a field on wide screens, a button with a dialog on narrow ones. */
export default function SearchBar(): ReactNode {
  const {hotkeys} = useSearchSettings();
  useFocusHotkey(hotkeys, focusSearch);
  return (
    <div className={styles.searchBar}>
      <div className={styles.wide}>
        <SearchField />
      </div>
      <div className={styles.narrow}>
        <SearchDialog />
      </div>
    </div>
  );
}
