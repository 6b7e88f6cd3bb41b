/** Storage key that is set if single-letter shortcuts are off. */
export const SINGLE_KEYS = 'keyboard.single-keys';
