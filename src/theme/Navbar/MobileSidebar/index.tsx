import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, startTransition, useEffect, useState} from 'react';
import {useModalMenu} from './useModalMenu';
import {usePreloadOnTouch} from './usePreloadOnTouch';

/**
 * Calls back when the browser is idle. In Safari, which lacks `requestIdleCallback`, it calls back after two seconds.
 */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/**
 * The theme's menu for narrow screens as a modal dialog. It is rendered when the page is idle, so that it delays
 * neither the page nor its own opening.
 */
export default function ModalMobileSidebar(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const [isMade, setIsMade] = useState(false);
  const {shouldRender, shown} = menu;
  useEffect(() => {
    if (!shouldRender || isMade) return undefined;
    // Renders in small steps, so that taps are handled in between.
    return whenIdle(() => startTransition(() => setIsMade(true)));
  }, [shouldRender, isMade]);
  useModalMenu(menu);
  usePreloadOnTouch();
  return (isMade || shown) && <MobileSidebar />;
}
