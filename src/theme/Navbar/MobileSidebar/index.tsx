import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, useState} from 'react';
import {useModalMenu} from '@site/src/menu/useModalMenu';

/**
 * The theme's menu of narrow screens. While it is open, the page behind it is out of reach. Before it is
 * opened for the first time it is not there: most readers never see it, and all would wait for it.
 */
export default function ModalMobileSidebar(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(menu.shown);
  if (menu.shown && !wasShown) setWasShown(true);
  useModalMenu(menu);
  return wasShown && <MobileSidebar />;
}
