/** What the window of the nine lines shows, in units of its world. */
export const WINDOW = {width: 480, height: 270};
