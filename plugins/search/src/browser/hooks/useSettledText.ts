import {useEffect, useState} from 'react';

/** Time without a letter after which a reader seems to have typed what is meant, in milliseconds. */
export const TYPING_PAUSE = 500;

/**
 * What screen readers are told: a text, once typing pauses. With each letter it would be read out again.
 *
 * @param text undefined as long as it is not known: then the one before it stays
 * @param query what the reader has typed
 */
export function useSettledText(text: string | undefined, query: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, query]);
  return settled;
}
