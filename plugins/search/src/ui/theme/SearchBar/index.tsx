import useRouteContext from '@docusaurus/useRouteContext';
import SearchDialog from '@theme/SearchDialog';
import SearchField from '@theme/SearchField';
import {type ReactNode, useEffect} from 'react';
import {fetchScriptsWhenIdle} from '../../hooks/fetchScriptsWhenIdle';
import {focusSearch} from '../../hooks/focusSearch';
import {useFocusHotkey} from '../../hooks/useFocusHotkey';
import {useSearchScope} from '../../hooks/useSearchScope';
import {useSearchSettings} from '../../hooks/useSearchSettings';
import styles from './styles.module.css';

/** Name that Docusaurus gives to what renders the page that is not found. */
const NOT_FOUND = 'native';

/** The search in the navbar: a field on wide screens, a button with a dialog on narrow ones. */
export default function SearchBar(): ReactNode {
  const {hotkeys, hideWithoutContext} = useSearchSettings();
  const {context} = useSearchScope();
  const {plugin} = useRouteContext();
  // One file answers all addresses that do not exist: by the address, React would expect another page.
  const belongs = context !== undefined && plugin.name !== NOT_FOUND;
  const isHidden = hideWithoutContext === true && !belongs;
  useFocusHotkey(isHidden ? [] : hotkeys, focusSearch);
  useEffect(fetchScriptsWhenIdle, []);
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
