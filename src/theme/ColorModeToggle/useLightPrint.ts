import {type ColorMode, useColorMode} from '@docusaurus/theme-common';
import {useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';

/** The types of the theme do not tell that a mode need not be stored. */
type SetColorMode = (mode: ColorMode, options: {persist: boolean}) => void;

/**
 * Prints a dark page in light colors: browsers leave out backgrounds, and light text on white paper
 * cannot be read. The reader's choice stays as it is.
 */
export function useLightPrint(): void {
  const {colorMode, setColorMode} = useColorMode();
  const setForNow: SetColorMode = setColorMode;
  const isAway = useRef(false);
  useEffect(() => {
    const toPaper = () => {
      if (colorMode !== 'dark') return;
      isAway.current = true;
      // Synchronously, as the browser reads the page when the event is over.
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
