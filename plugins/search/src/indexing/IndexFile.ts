/** A file of the index, ready to be written. */
export interface IndexFile {
  name: string;
  bytes: Uint8Array;
}

/** A file of the index before it is sealed: the arguments of `seal`. */
export interface IndexContent {
  name: string;
  parts: Uint8Array[];
  dictionary?: Uint8Array;
}
