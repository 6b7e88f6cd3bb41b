import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, startTransition, useEffect, useState} from 'react';
import {useModalMenu} from './useModalMenu';
import {usePreloadOnTouch} from './usePreloadOnTouch';

/** Calls back when the browser is idle. Safari has no such callback, so it waits two seconds. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/**
 * The theme's menu of narrow screens as a modal dialog. It is rendered when the page is idle, so
 * that neither the page nor opening the menu waits for it.
 */
export default function ModalMobileSidebar(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const [isMade, setIsMade] = useState(false);
  const {shouldRender, shown} = menu;
  useEffect(() => {
    if (!shouldRender || isMade) return undefined;
    // In small steps, so that taps need not wait.
    return whenIdle(() => startTransition(() => setIsMade(true)));
  }, [shouldRender, isMade]);
  useModalMenu(menu);
  usePreloadOnTouch();
  return (isMade || shown) && <MobileSidebar />;
}
