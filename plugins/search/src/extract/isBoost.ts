/** Whether a page's score can be multiplied by a number: it then stays a finite number above 0. */
export const isBoost = (value: number): boolean => Number.isFinite(value) && value > 0;
