import {headersFile} from './headersFile';
import {mergeHeaders} from './mergeHeaders';
import {nginxFile} from './nginxFile';
import {withoutWrittenBlock, writtenBlock} from './WrittenBlock';

interface HostFileKind {
  name: string;
  make: typeof headersFile;
  /**
   * Merges generated text into a file that the site already has.
   * @throws Error that names the remedy if they cannot be merged
   */
  merge: (brought: string, made: string) => string;
}

/** Replaces an earlier snippet. A file of the site cannot be merged, because its nginx context is not known. */
function replaceOwnSnippet(brought: string, made: string): string {
  if (withoutWrittenBlock(brought).text.trim() !== '')
    throw new Error(
      'belongs to the site, and this command would replace it; give it another name in static/ and include both in the server block, or let the command write no such file with --host headers',
    );
  return writtenBlock(made);
}

export const HOST_FILES: Record<'headers' | 'nginx', HostFileKind> = {
  headers: {name: '_headers', make: headersFile, merge: mergeHeaders},
  nginx: {name: 'nginx.conf', make: nginxFile, merge: replaceOwnSnippet},
};
