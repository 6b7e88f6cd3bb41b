import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {BUILD_DIR} from './builtPages';

function idsIn(file: string): Set<string> {
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag: (_, {id}) => {
      if (id !== undefined) ids.add(id);
    },
  });
  parser.end(readFileSync(file, 'utf8'));
  return ids;
}

const known = new Map<string, Set<string>>();

/** Whether the build has a file for an address of the site, and the file has an element for its hash. */
export function hasTarget({pathname, hash}: URL): boolean {
  const place = path.join(BUILD_DIR, decodeURIComponent(pathname));
  const file = [place, `${place}.html`, path.join(place, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  if (file === undefined) return false;
  if (hash === '') return true;
  const ids = known.get(file) ?? idsIn(file);
  known.set(file, ids);
  return ids.has(decodeURIComponent(hash.slice(1)));
}
