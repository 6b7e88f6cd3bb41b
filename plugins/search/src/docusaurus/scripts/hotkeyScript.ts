import {inlineScript} from '@screwbox/shared/scripts/inlineScript';
import {type Hotkey, isApple, matchesHotkey, parseHotkey} from '../../browser/hotkey';
import {DIALOG_ATTRIBUTE, FIELD_ATTRIBUTE} from '../../names';
import {isTyping} from '../../browser/page/isTyping';

/** Focuses the search on a hotkey. This function is inlined as text, so it only uses its arguments. */
function listenUntilHydrated(
  hotkeys: Hotkey[],
  [fields, dialogs]: [string, string],
  matches: typeof matchesHotkey,
  isText: typeof isTyping,
  hasCommandKey: typeof isApple,
): void {
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (document.documentElement.getAttribute('data-has-hydrated') === 'true') return;
    if (!hotkeys.some((hotkey) => matches(event, hotkey, hasCommandKey()))) return;
    if (isText(event) && !event.ctrlKey && !event.metaKey && !event.altKey) return;
    const inputs = Array.from(document.querySelectorAll<HTMLInputElement>(fields));
    let input = inputs.find(isShown);
    const dialog = document.querySelector<HTMLElement>(dialogs);
    if (!input && dialog && 'showPopover' in dialog) {
      dialog.showPopover();
      input = inputs.find(isShown);
    }
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/**
 * Returns a script for the page's head that handles the hotkeys until hydration, when the site's script takes
 * over.
 *
 * @param hotkeys as in the options
 * @throws Error if the script cannot be minified
 */
export function hotkeyScript(hotkeys: string[]): string {
  return inlineScript(
    listenUntilHydrated,
    hotkeys.map(parseHotkey),
    [`[${FIELD_ATTRIBUTE}] input`, `[${DIALOG_ATTRIBUTE}]`],
    matchesHotkey,
    isTyping,
    isApple,
  );
}
