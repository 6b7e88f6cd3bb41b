export interface Site {
  /** Address of the site's home page, with a trailing slash. */
  home: URL;
  /**
   * Reads a file of the site.
   *
   * @param path decoded path below the home page, such as `search-index/index.json`
   * @returns undefined if the site has no such file
   * @throws SiteError if the file is too large, or if the host fails or is too slow
   */
  read: (path: string) => Promise<Uint8Array | undefined>;
}

/** Maximum size of a file, in bytes. */
export const MAX_FILE_BYTES = 4_000_000;
