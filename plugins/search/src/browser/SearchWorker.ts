import {MANIFEST} from '../core/format/layout';
import {SearchIndexError, verify} from '../core/format/sealedFile';
import {type Partition, partitionsFor, type Scope} from '../core/partitions';
import {type Finder, openFinder} from '../core/query/openFinder';
import type {Answer, Failure} from './Answer';
import {FileError, Files} from './files';
import {type OpenedSite, SiteError} from './openSite';
import {OtherSites} from './otherSites';
import {type OpenedIndex, searchIndexes} from './searchIndexes';
import {answerWithinTag, queryWithinTag} from './tag';

export interface SearchOptions {
  limit: number;
  excerptLength?: number | undefined;
  /** Key of the tag that all pages must have. Default none. */
  tag?: string;
  /** Receives the rows once, before their excerpts are loaded. Any message from the page aborts the search. */
  port?: MessagePort;
}

/** Message that announces a query and the files that the page has requested for it, or delivers one of these files. */
export type Prefetch =
  | (Scope & {files: string[]; query: string})
  | {file: string; bytes?: ArrayBuffer | undefined};

export type SearchOperations = Pick<SearchWorker, 'fetchIndexes' | 'search'>;

/** Converts an error to a value. Errors that are not about files are bugs and are logged. */
function toFailure(error: unknown): Failure {
  const cause = error instanceof SearchIndexError ? error.cause : error;
  if (cause instanceof FileError) return {failure: cause.failure, file: cause.file};
  if (error instanceof SearchIndexError)
    return {failure: error.reason === 'unsupported' ? error.reason : 'damaged', file: error.file};
  if (process.env.SEARCH_OTHER_SITES && error instanceof SiteError)
    return {failure: 'offline', file: error.address};
  // A separate script did not load. The bundler's loader or `importScripts` rejected it.
  if (/^(ChunkLoad|Network)Error$/.test((Object(error) as Error).name))
    return {failure: 'offline', file: ''};
  console.error('The search stopped with an error.', error);
  return {failure: 'fault', file: ''};
}

export class SearchWorker {
  readonly #files: Files;
  readonly #opened = new Map<string, Finder>();
  readonly #opening = new Map<string, Promise<Finder>>();
  readonly #sites = process.env.SEARCH_OTHER_SITES
    ? new OtherSites((folder) => this.#finder(folder, MANIFEST))
    : undefined;
  #preparing = new AbortController();

  /**
   * @param partitions partitions of the site
   * @param manifest name of the manifests of this build. Default: the name that all builds share. Its content changes
   * with each build
   * @param files source of the index files
   */
  constructor(
    private readonly partitions: readonly Partition[],
    private readonly manifest = MANIFEST,
    files = new Files(),
  ) {
    this.#files = files;
  }

  /**
   * Loads the files that a first search needs. Aborts pending requests and repeats them.
   *
   * @param baseUrl base URL of the active docs version (`Scope`)
   * @param context value of the `ctx` parameter; empty for everything
   * @returns the reason if an index cannot be used
   */
  async fetchIndexes(baseUrl: string, context: string): Promise<Failure | undefined> {
    this.#files.abort();
    // Indexes that are still opening need the aborted requests, so they will fail.
    this.#opening.clear();
    try {
      await this.#open({baseUrl, context});
      return undefined;
    } catch (error) {
      return toFailure(error);
    }
  }

  async search(
    baseUrl: string,
    context: string,
    query: string,
    {limit, excerptLength = 0, tag = '', port}: SearchOptions,
  ): Promise<Answer | Failure> {
    this.#preparing.abort();
    const {signal, abort} = cancelledBy(port);
    try {
      const {indexes, site} = await this.#open({baseUrl, context});
      const complete = (answer: Answer): Answer =>
        answerWithinTag(
          process.env.SEARCH_OTHER_SITES && site ? ofSite(answer, site) : answer,
          tag,
        );
      return complete(
        await searchIndexes(indexes, {
          query: queryWithinTag(query, tag),
          limit,
          excerptLength,
          signal,
          ...(port && {onRows: (rows) => port.postMessage(complete(rows))}),
        }),
      );
    } catch (error) {
      return signal.aborted ? {failure: 'timeout', file: ''} : toFailure(error);
    } finally {
      abort();
      port?.close();
    }
  }

  /** Loads the files of the first search before it starts. The search itself reports failures. */
  prefetch(message: Prefetch): void {
    if ('file' in message) {
      this.#files.deliver(message.file, message.bytes);
      return;
    }
    this.#files.expect(message.files);
    this.#preparing.abort();
    const {signal} = (this.#preparing = new AbortController());
    const find = async (): Promise<void> => {
      const {indexes} = await this.#open(message);
      const {query} = message;
      if (query.trim() !== '')
        await Promise.all(indexes.map(({finder}) => finder.find(query, {signal})));
    };
    find().catch(() => undefined);
  }

  async #open(scope: Scope): Promise<{indexes: OpenedIndex[]; site?: OpenedSite}> {
    const partitions = partitionsFor(this.partitions, scope);
    const [first] = partitions;
    if (this.#sites && first?.kind === 'site') return this.#sites.open(first);
    return {
      indexes: await Promise.all(
        partitions.map(async ({url, context}) => ({
          context,
          finder: await this.#finder(url, this.manifest),
        })),
      ),
    };
  }

  async #finder(folder: string, manifest: string): Promise<Finder> {
    const known = this.#opened.get(folder) ?? this.#opening.get(folder);
    if (known) return known;
    const opening = openFinder({
      read: (name) =>
        this.#files.read(
          folder + (name === MANIFEST ? manifest : name),
          (bytes) => void verify(name, bytes),
          name === MANIFEST && manifest === MANIFEST ? 'no-cache' : 'default',
        ),
    });
    this.#opening.set(folder, opening);
    try {
      const finder = await opening;
      // On the development server, the index changes whenever the author saves a page.
      if (process.env.NODE_ENV !== 'development') this.#opened.set(folder, finder);
      return finder;
    } finally {
      if (this.#opening.get(folder) === opening) this.#opening.delete(folder);
    }
  }
}

function cancelledBy(port: MessagePort | undefined): {signal: AbortSignal; abort: () => void} {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (port) port.onmessage = abort;
  return {signal: controller.signal, abort};
}

/** Makes addresses absolute, because an index contains only paths of its site. */
const ofSite = (answer: Answer, {searchPage}: OpenedSite): Answer => ({
  ...answer,
  searchPage,
  hits: answer.hits.map((hit) => ({...hit, url: new URL(hit.url, searchPage).href})),
});
