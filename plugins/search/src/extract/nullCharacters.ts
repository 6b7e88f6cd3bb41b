const NULL = '\u0000';

/** What the HTML Standard has in the place of a null character where it does not drop it. */
export const REPLACEMENT = '\ufffd';

/** Most texts have none, and are given back as they are. */
export const withoutNull = (text: string, replacement = REPLACEMENT): string =>
  text.includes(NULL) ? text.replaceAll(NULL, replacement) : text;
