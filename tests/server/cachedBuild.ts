import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/fixture-sites');

function filesBelow(entry: string): string[] {
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, {recursive: true, withFileTypes: true})
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .filter((file) => !/[/\\](node_modules|\.docusaurus)[/\\]/.test(file))
    .sort();
}

/** Of everything that goes into the build; another version of a dependency may build otherwise. */
function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  const all = ['package-lock.json', ...sources].map((source) => path.join(root, source));
  for (const file of all.flatMap(filesBelow))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Whether the process that holds the lock still runs. */
function isAlive(lock: string): boolean {
  try {
    return process.kill(Number(readFileSync(path.join(lock, 'pid'), 'utf8')), 0);
  } catch (error) {
    // A lock without a number yet has just been taken.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function locked<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (!isAlive(lock)) rmSync(lock, {recursive: true, force: true});
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  writeFileSync(path.join(lock, 'pid'), String(process.pid));
  try {
    return await work();
  } finally {
    rmSync(lock, {recursive: true, force: true});
  }
}

export interface CachedBuild {
  /** Builds of one group follow each other; those of several may run at once. */
  group: string;
  /** Tells variants of a group apart. */
  variant: string;
  /** Files and folders, relative to the repository, that decide on what is built. */
  sources: string[];
  /** Builds into a folder that does not exist yet. */
  build: (out: string) => Promise<void>;
}

/**
 * Builds a site, or takes the build of an earlier run when nothing it is made of has changed.
 * Safe to call from several workers at once.
 * @returns its build folder
 */
export async function cachedBuild({group, variant, sources, build}: CachedBuild): Promise<string> {
  mkdirSync(cache, {recursive: true});
  return locked(path.join(cache, `${group}.lock`), async () => {
    const prefix = `${group}-${variant}-`;
    const out = path.join(cache, prefix + fingerprint(sources));
    if (!existsSync(out)) {
      for (const earlier of readdirSync(cache).filter((name) => name.startsWith(prefix)))
        rmSync(path.join(cache, earlier), {recursive: true});
      const unfinished = `${out}.unfinished`;
      await build(unfinished);
      renameSync(unfinished, out);
    }
    return out;
  });
}
