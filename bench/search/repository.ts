import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the repository. This code runs from the cache below the bench's node_modules. */
export const REPOSITORY = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../..',
);
