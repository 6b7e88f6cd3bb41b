import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/fixture-sites');

export interface FixtureSite {
  /** Folder below `tests/fixtures` that holds a Docusaurus site. */
  name: string;
  /** Plugins of this repository that the site uses: a change in them builds it anew. */
  plugins: string[];
  /** Environment the site's configuration reads. */
  env?: Record<string, string>;
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\](node_modules|\.docusaurus)[/\\]/.test(file))
    .sort();
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Of everything that goes into the build. */
function fingerprint({name, plugins}: FixtureSite): string {
  const hash = createHash('sha256');
  const dirs = [path.join(root, 'tests/fixtures', name)];
  for (const plugin of plugins)
    dirs.push(...['src', 'locales'].map((part) => path.join(root, 'plugins', plugin, part)));
  for (const file of dirs.filter((dir) => existsSync(dir)).flatMap(filesBelow))
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

function docusaurus(args: string[], env: Record<string, string>): Promise<void> {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: root,
      env: {...process.env, ...env},
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`docusaurus ${args.join(' ')} failed:\n${output}`)),
    );
  });
}

/**
 * Builds a fixture site, or takes the build of an earlier run when nothing it is made of has changed.
 * Safe to call from several workers at once.
 * @returns its build folder
 * @throws Error with the build's output when it fails
 */
export async function fixtureSite(site: FixtureSite): Promise<string> {
  mkdirSync(cache, {recursive: true});
  return locked(path.join(cache, `${site.name}.lock`), async () => {
    const variant = `${site.name}-${digest(JSON.stringify(site.env ?? {}))}-`;
    const out = path.join(cache, variant + fingerprint(site));
    if (!existsSync(out)) {
      for (const earlier of readdirSync(cache).filter((name) => name.startsWith(variant)))
        rmSync(path.join(cache, earlier), {recursive: true});
      const unfinished = `${out}.unfinished`;
      const dir = path.join(root, 'tests/fixtures', site.name);
      await docusaurus(['build', dir, '--out-dir', unfinished], site.env ?? {});
      renameSync(unfinished, out);
    }
    return out;
  });
}
