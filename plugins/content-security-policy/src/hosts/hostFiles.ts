import {headersFile} from './headersFile';
import {mergeHeaders} from './mergeHeaders';
import {nginxFile} from './nginxFile';
import {withoutWrittenBlock, writtenBlock} from './WrittenBlock';

/** A file with headers for a host. */
interface HostFileKind {
  name: string;
  make: typeof headersFile;
  /**
   * Puts what the command writes into the file that the site brings.
   * @throws when that cannot be done, with the remedy
   */
  merge: (brought: string, made: string) => string;
}

/** A snippet cannot be added to a file of nginx whose place in the configuration is not known. */
function replaceOwnSnippet(brought: string, made: string): string {
  if (withoutWrittenBlock(brought).text.trim() !== '')
    throw new Error(
      'is a file that the site brings, which this command would replace; give it another name in static/ and include both in the server block, or let the command write no such file with --host headers',
    );
  return writtenBlock(made);
}

/** The host files by the name of their option. */
export const HOST_FILES: Record<'headers' | 'nginx', HostFileKind> = {
  headers: {name: '_headers', make: headersFile, merge: mergeHeaders},
  nginx: {name: 'nginx.conf', make: nginxFile, merge: replaceOwnSnippet},
};
