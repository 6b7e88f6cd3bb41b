/** Purpose of a loaded file. Each purpose has a directive in a Content-Security-Policy. */
export type LoadKind =
  | 'script'
  | 'style'
  | 'image'
  | 'font'
  | 'media'
  | 'frame'
  | 'object'
  | 'manifest'
  /** Loaded by a script, or by a hint without `as`. */
  | 'connect'
  | 'worker'
  /** Loaded for the next page. */
  | 'prefetch'
  /** A preconnect hint. */
  | 'connection';

/** An address that the browser loads when the page is opened. */
export interface Load {
  kind: LoadKind;
  /** Address as written in the source. */
  address: string;
}
