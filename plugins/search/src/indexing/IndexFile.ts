/** A file of the index, ready to be written. */
export interface IndexFile {
  name: string;
  bytes: Uint8Array;
}
