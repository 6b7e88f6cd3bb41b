import {useEffect, useSyncExternalStore} from 'react';
import {isTyping} from '../../browser/page/isTyping';
import {isComposing} from '../../browser/events';
import {isApple, matchesHotkey, parseHotkey} from '../../browser/hotkey';

const subscribe = () => () => undefined;
const onServer = () => false;

export function useIsApple(): boolean {
  return useSyncExternalStore(subscribe, isApple, onServer);
}

/** Calls a function when a hotkey is pressed, unless a script of the page has handled the key. */
export function useFocusHotkey(hotkeys: string[], onHotkey: () => void): void {
  useEffect(() => {
    const parsed = hotkeys.map(parseHotkey);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return;
      if (!parsed.some((hotkey) => matchesHotkey(event, hotkey, isApple()))) return;
      // In a text field, only keys with a modifier are hotkeys.
      if (isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey) return;
      event.preventDefault();
      onHotkey();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hotkeys, onHotkey]);
}
