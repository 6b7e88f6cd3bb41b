export interface Site {
  /** Address of the site's home page, with a trailing slash. */
  home: URL;
  /** Absolute path of the folder, or address of the home page, for messages. */
  name: string;
  /** Time after which the list of indexes is read again, in milliseconds. */
  recheckAfter: number;
  /**
   * Reads a file of the site.
   *
   * @param path decoded path below the home page, such as `search-index/index.json`
   * @returns undefined if the site has no such file
   * @throws SiteError if the file is too large, or if the host fails or is too slow
   */
  read: (path: string) => Promise<Uint8Array | undefined>;
}

/** Folder of the indexes, and the file in it that lists them. */
export const INDEX_FOLDER = 'search-index/';
export const INDEX_LIST = `${INDEX_FOLDER}index.json`;

export const MAX_FILE_BYTES = 4_000_000;
