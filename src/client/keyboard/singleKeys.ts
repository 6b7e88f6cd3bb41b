import {createStorageSlot} from '@docusaurus/theme-common';
import {SINGLE_KEYS} from './singleKeysKey';

const slot = () => createStorageSlot(SINGLE_KEYS);

/**
 * Whether single-letter shortcuts are on. Readers can turn them off, because they interfere with dictation. `?` always
 * works, because it opens the dialog with this setting.
 */
export function areSingleKeysOn(): boolean {
  return slot().get() !== 'off';
}

/** Stores whether single-letter shortcuts are on. The default is not stored. */
export function setSingleKeys(areOn: boolean): void {
  if (areOn) slot().del();
  else slot().set('off');
}
