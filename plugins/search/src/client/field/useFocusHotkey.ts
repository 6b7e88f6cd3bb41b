import {useEffect} from 'react';
import {isTextField, matchesHotkey, parseHotkey} from '../settings/hotkey';
import {isApple} from '../browser/isApple';
import {isComposing} from '../browser/isComposing';

/** Calls back when one of the hotkeys is pressed outside of text fields. */
export function useFocusHotkey(hotkeys: string[], onHotkey: () => void): void {
  useEffect(() => {
    const parsed = hotkeys.map(parseHotkey);
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (!parsed.some((hotkey) => matchesHotkey(event, hotkey, isApple()))) return;
      // A plain key is text where text is typed; a key with a modifier is not.
      if (isTextField(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) return;
      event.preventDefault();
      onHotkey();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hotkeys, onHotkey]);
}
