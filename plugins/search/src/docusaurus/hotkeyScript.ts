import {APPLE_PLATFORM} from '../client/browser/isApple';
import {OTHER_LETTER, parseHotkey, PLACE} from '../client/settings/hotkey';

/**
 * A script for the page's head that listens to the hotkeys until the site's own script does.
 * From when React has taken over the page it leaves every key alone.
 *
 * @param hotkeys as in the options
 */
export function hotkeyScript(hotkeys: string[]): string {
  const keys = JSON.stringify(hotkeys.map(parseHotkey)).replaceAll('<', '\\u003c');
  return `(function(){var keys=${keys};function shown(e){return e.getClientRects().length>0}
document.addEventListener('keydown',function(e){
if(e.defaultPrevented||e.isComposing||typeof e.key!=='string'||document.documentElement.getAttribute('data-has-hydrated')==='true')return;
var t=e.composedPath()[0],at=${String(PLACE)}.exec(e.code),key=(${String(OTHER_LETTER)}.test(e.key)&&at?at[1]:e.key).toLowerCase(),text=t&&(t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)),apple=${String(APPLE_PLATFORM)}.test(navigator.platform),mod=apple?e.metaKey:e.ctrlKey,other=apple?e.ctrlKey:e.metaKey;
for(var i=0;i<keys.length;i++){var k=keys[i];
if(key!==k.key||mod!==k.mod||other||e.altKey!==k.alt||(/^[a-z0-9]$/.test(k.key)&&e.shiftKey!==k.shift)||(text&&!mod&&!e.altKey))continue;
var inputs=[].slice.call(document.querySelectorAll('[data-search-field] input')),field=inputs.filter(shown)[0];
if(!field){var d=document.querySelector('[data-search-dialog]');if(!d||!d.showPopover)return;d.showPopover();field=inputs.filter(shown)[0]}
if(field){e.preventDefault();field.focus();field.select()}return}})})();`;
}
