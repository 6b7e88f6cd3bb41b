import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {useModalMenu} from '@site/src/menu/useModalMenu';

/** The theme's menu of narrow screens. While it is open, the page behind it is out of reach. */
export default function ModalMobileSidebar(): ReactNode {
  useModalMenu(useNavbarMobileSidebar());
  return <MobileSidebar />;
}
