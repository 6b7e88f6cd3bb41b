import {useLocation} from '@docusaurus/router';
import SearchDialog from '@theme/SearchDialog';
import SearchField from '@theme/SearchField';
import type {ReactNode} from 'react';
import {focusSearch} from '../../browser/focusSearch';
import {isRouteOfPage} from '../../browser/isKnownPage';
import {useSearchScope} from '../hooks/useSearchScope';
import {useSearchSettings} from '../hooks/useSearchSettings';
import styles from './styles.module.css';
import {useFocusHotkey} from './useFocusHotkey';

/** The search in the navbar: a field on wide screens, a button with a dialog on narrow ones. */
export default function SearchBar(): ReactNode {
  const {hotkeys} = useSearchSettings();
  const {context} = useSearchScope();
  const {pathname} = useLocation();
  // The 404 page is one HTML file for all unknown addresses, so the first render must not depend on the address
  // alone.
  const isHidden = process.env.SEARCH_HIDES_BOX
    ? context === undefined || !isRouteOfPage(pathname)
    : false;
  useFocusHotkey(isHidden ? [] : hotkeys, focusSearch);
  if (isHidden) return null;
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
