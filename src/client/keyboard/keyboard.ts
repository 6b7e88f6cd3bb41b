import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isTyping} from '../../../plugins/search/src/browser/page';

function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing} = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
  if (!/^[?tnpjk]$/.test(key)) return;
  if (isTyping(event) || document.querySelector('dialog[open]')) return;
  void import('./pressKey').then(({pressKey}) => pressKey(key));
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', onKey);
