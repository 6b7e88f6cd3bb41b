/** Visible area of the nine-line program's window, in world units. */
export const WINDOW = {width: 480, height: 270};
