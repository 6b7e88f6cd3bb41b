import type {Partition} from '../core/partitions';
import type {Finder} from '../core/query/openFinder';
import {type OpenedSite, openSite, SiteError} from './openSite';
import type {OpenedIndex} from './searchIndexes';

export interface SiteIndexes {
  indexes: OpenedIndex[];
  site: OpenedSite;
}

/** Opens other sites, each once. A site that cannot be searched is reported and then left out. */
export class OtherSites {
  readonly #opened = new Map<Partition, Promise<OpenedSite>>();
  readonly #failed = new Set<Partition>();

  constructor(private readonly openIndex: (folder: string) => Promise<Finder>) {}

  /**
   * Opens the indexes of a site. Returns none if the site has failed before.
   * @throws SiteError, or the error of an index that cannot be used
   */
  async open(partition: Partition): Promise<SiteIndexes> {
    const {url, context} = partition;
    if (this.#failed.has(partition)) return {indexes: [], site: {folders: [], searchPage: url}};
    const opening = this.#opened.get(partition) ?? openSite(url);
    this.#opened.set(partition, opening);
    try {
      const site = await opening;
      const indexes = await Promise.all(
        site.folders.map(async (folder) => ({context, finder: await this.openIndex(folder)})),
      );
      return {indexes, site};
    } catch (error) {
      this.#leaveOut(partition, error);
      throw error;
    }
  }

  #leaveOut(partition: Partition, error: unknown): void {
    if (this.#failed.has(partition)) return;
    this.#failed.add(partition);
    const reason =
      error instanceof SiteError ? error.message : `Its index cannot be used: ${String(error)}`;
    console.warn(`${partition.label} cannot be searched. ${reason}`);
  }
}
