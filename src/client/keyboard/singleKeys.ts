import {createStorageSlot} from '@docusaurus/theme-common';
import {SINGLE_KEYS} from './singleKeysKey';

const slot = () => createStorageSlot(SINGLE_KEYS);

/** Whether letters alone do something, which hinders readers who dictate; `?` always opens the help, where this is decided. */
export function areSingleKeysOn(): boolean {
  return slot().get() !== 'off';
}

/** Stores the choice; the default needs no entry. */
export function setSingleKeys(areOn: boolean): void {
  if (areOn) slot().del();
  else slot().set('off');
}
