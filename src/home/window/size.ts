export const WINDOW = {width: 480, height: 270};
