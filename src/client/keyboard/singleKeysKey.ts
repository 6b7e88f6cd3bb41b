/** Under this key it is stored that letters alone do nothing. */
export const SINGLE_KEYS = 'keyboard.single-keys';
