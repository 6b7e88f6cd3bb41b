import {type ColorMode, useColorMode} from '@docusaurus/theme-common';
import {useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';

/** The theme's types lack the option `persist`. */
type SetColorMode = (mode: ColorMode, options: {persist: boolean}) => void;

/**
 * Switches to light colors for printing, because browsers leave out dark backgrounds. The stored choice does not
 * change.
 */
export function useLightPrint(): void {
  const {colorMode, setColorMode} = useColorMode();
  const setForNow: SetColorMode = setColorMode;
  const isAway = useRef(false);
  useEffect(() => {
    const toPaper = () => {
      if (colorMode !== 'dark') return;
      isAway.current = true;
      // Renders synchronously, because the browser prints right after this event.
      flushSync(() => setForNow('light', {persist: false}));
    };
    const toScreen = () => {
      if (!isAway.current) return;
      isAway.current = false;
      setForNow('dark', {persist: false});
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, [colorMode, setForNow]);
}
