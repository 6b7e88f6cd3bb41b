import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, startTransition, useEffect, useState} from 'react';
import {useModalMenu} from './useModalMenu';
import {usePreloadOnTouch} from './usePreloadOnTouch';

/** Calls back when the page has nothing else to do; browsers of Apple do not tell, and wait a little. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/**
 * The theme's menu of narrow screens. While it is open, the page behind it is out of reach. The page does
 * not wait for it, and the reader who opens it does not either: it is made when the page is idle.
 */
export default function ModalMobileSidebar(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const [isMade, setIsMade] = useState(false);
  const {shouldRender, shown} = menu;
  useEffect(() => {
    if (!shouldRender || isMade) return undefined;
    // In small steps, so that a tap need not wait.
    return whenIdle(() => startTransition(() => setIsMade(true)));
  }, [shouldRender, isMade]);
  useModalMenu(menu);
  usePreloadOnTouch();
  return (isMade || shown) && <MobileSidebar />;
}
