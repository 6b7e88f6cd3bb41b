// Builds the publishable form of the plugins into plugins/<name>/lib.
//   node scripts/build-packages.mjs [name …]
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {build, transform} from 'esbuild';
import {root} from './run.mjs';

const pluginsDir = path.join(root, 'plugins');
const COPIED = /\.(css|json|mjs|svg)$|\.d\.ts$/;
const NOT_SHIPPED = /(^|\/)(fixtures|__tests__|__fixtures__)\/|\.test\.tsx?$/;

/** Every file below a folder, as paths relative to it. */
function filesBelow(dir) {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort();
}

/** What the site's bundler compiles: the folders that it enters by, and all that they import. */
async function browserModules(dir, folders) {
  const src = path.join(dir, 'src');
  const isEntry = (file) => folders.some((folder) => file.startsWith(`${folder}/`));
  const entryPoints = filesBelow(src).filter((file) => isEntry(file) && /\.tsx?$/.test(file));
  if (entryPoints.length === 0) return new Set();
  const {metafile} = await build({
    absWorkingDir: src,
    entryPoints: entryPoints.filter((file) => !file.endsWith('.d.ts')),
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    external: ['*.css'],
    format: 'esm',
    logLevel: 'warning',
  });
  return new Set(Object.keys(metafile.inputs));
}

/** Browser and shared modules: one ES module each, so that the site's bundler can shake and split them. */
async function emitModules(src, lib, modules) {
  for (const file of filesBelow(src)) {
    const target = path.join(lib, file);
    if (!COPIED.test(file) && !modules.has(file)) continue;
    mkdirSync(path.dirname(target), {recursive: true});
    if (COPIED.test(file)) {
      cpSync(path.join(src, file), target);
      continue;
    }
    const {code} = await transform(readFileSync(path.join(src, file), 'utf8'), {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      // The site compiles it: `docusaurus write-translations` finds texts in elements only.
      jsx: 'preserve',
      target: 'es2022',
      sourcefile: file,
    });
    // The bundler resolves a worker's address as it stands, extension included.
    const published = code.replace(/(new URL\(\s*"[^"]+)\.tsx?"/g, '$1.js"');
    writeFileSync(target.replace(/\.tsx?$/, '.js'), published);
  }
}

/** Private packages are not published: what uses them carries them, and depends on what they need. */
function bundledPackages() {
  return Object.fromEntries(
    readdirSync(pluginsDir)
      .map((name) => ({name, manifest: path.join(pluginsDir, name, 'package.json')}))
      .filter(({manifest}) => existsSync(manifest))
      .map(({name, manifest}) => ({name, manifest: JSON.parse(readFileSync(manifest, 'utf8'))}))
      .filter(({manifest}) => manifest.private)
      .map(({name, manifest}) => [manifest.name, path.join(pluginsDir, name, 'src')]),
  );
}

/** How a Node entry is bundled, because Docusaurus and plain Node load it without a bundler. */
const bundling = (dir, output) => ({
  absWorkingDir: dir,
  outfile: path.join(dir, output),
  bundle: true,
  packages: 'external',
  alias: bundledPackages(),
  platform: 'node',
  target: 'node20',
  format: output.endsWith('.mjs') ? 'esm' : 'cjs',
  // Docusaurus 4 imports plugins, and Node looks for this name without running them.
  ...(output === 'lib/index.js' && {
    banner: {js: 'Object.defineProperty(exports, "__esModule", {value: true});'},
  }),
  logLevel: 'warning',
});

/** Sources that several of the entries are made of, each of which would have a copy. */
async function sharedSources(dir, entries) {
  const uses = new Map();
  for (const [output, source] of entries) {
    const options = {...bundling(dir, output), entryPoints: [source], write: false, metafile: true};
    const {metafile} = await build(options);
    for (const file of Object.keys(metafile.inputs)) uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  const sources = entries.map(([, source]) => source);
  return [...uses].flatMap(([file, count]) => (count > 1 && !sources.includes(file) ? [file] : []));
}

/** Takes shared sources from the bundle that holds them all. */
const takeShared = (dir, shared, output) => ({
  name: 'take-shared',
  setup(bundler) {
    const address = path.posix.relative(path.posix.dirname(output), SHARED);
    const required = address.startsWith('.') ? address : `./${address}`;
    bundler.onResolve({filter: /\/shared\.js$/}, () => ({path: required, external: true}));
    bundler.onLoad({filter: /\.ts$/}, ({path: file}) => {
      const place = shared.indexOf(path.relative(dir, file).split(path.sep).join('/'));
      if (place < 0) return undefined;
      return {contents: `module.exports = require('${required}').m${place};`, loader: 'js'};
    });
  },
});

const SHARED = 'lib/shared.js';

/** Bundles the Node entries; what several of them need stands in a bundle of its own. */
async function bundleEntries(dir, bundles) {
  const entries = Object.entries(bundles);
  const commonJs = entries.filter(([output]) => output.endsWith('.js'));
  const shared = commonJs.length > 1 ? await sharedSources(dir, commonJs) : [];
  if (shared.length > 0) {
    const contents = shared.map((file, place) => `export * as m${place} from './${file}';`);
    const stdin = {contents: contents.join('\n'), resolveDir: dir, loader: 'ts'};
    // Names stay as they are, for those who read a stack.
    await build({...bundling(dir, SHARED), stdin, minifyWhitespace: true});
  }
  for (const [output, source] of entries) {
    const entry = {...bundling(dir, output), entryPoints: [source]};
    if (output.endsWith('.js')) {
      await build({...entry, plugins: [takeShared(dir, shared, output)]});
    } else {
      // An ES module is for the browsers of any page, too.
      await build({...entry, minify: true, define: {'process.env.SEARCH_TAGS': '"true"'}});
      const types = source.replace(/^src\//, './').replace(/\.ts$/, '.js');
      writeFileSync(
        path.join(dir, output.replace(/\.mjs$/, '.d.mts')),
        `export * from '${types}';\n`,
      );
    }
  }
}

/** Where the types of a private package are written, so that those of its users can be. */
const privateTypes = (name) => path.join(pluginsDir, name.replace(/^.*\//, ''), 'lib/*');

function emitTypes(dir) {
  const config = path.join(dir, 'tsconfig.build.json');
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: 'src',
      outDir: 'lib',
      paths: Object.fromEntries(
        Object.keys(bundledPackages()).map((name) => [`${name}/*`, [privateTypes(name)]]),
      ),
      types: ['node', '@docusaurus/module-type-aliases', '@docusaurus/theme-classic'],
    },
    include: ['src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/fixtures/**', '**/__tests__/**'],
  };
  writeFileSync(config, JSON.stringify(settings));
  try {
    const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
    const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', config], {
      cwd: dir,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`Types of ${path.relative(root, dir)} cannot be emitted:\n${stdout}`);
  } finally {
    rmSync(config);
  }
  // Commands and workers have no types.
  for (const file of filesBelow(path.join(dir, 'lib')).filter((name) => name.endsWith('.d.ts'))) {
    const types = path.join(dir, 'lib', file);
    if (/^export \{\};\s*$/.test(readFileSync(types, 'utf8'))) rmSync(types);
  }
  // TypeScript leaves such a path at the sources, whose types ask for more packages than a site has.
  const entry = path.join(dir, 'lib/index.d.ts');
  if (!existsSync(entry)) return;
  const types = readFileSync(entry, 'utf8');
  writeFileSync(entry, types.replace('<reference path="../src/', '<reference path="./'));
}

/** What a file of types names: modules and files beside it. */
const NAMED_TYPES = /(?:from |import\(|import |path=)["'](\.[^"']+)["']/g;

/** The file of types that a name stands for. */
const typesFile = (name) =>
  [name, name.replace(/\.(m?)js$/, '.d.$1ts'), `${name}.d.ts`, path.join(name, 'index.d.ts')].find(
    (file) => /\.d\.m?ts$/.test(file) && existsSync(file),
  );

/** Removes types that no entry of the package leads to, where nobody can import any other file. */
function dropUnreachedTypes(dir, {exports, types}) {
  if (exports === undefined) return;
  const lib = path.join(dir, 'lib');
  const entries = [types, ...Object.values(exports).map((entry) => entry.types)].filter(Boolean);
  const reached = new Set();
  const visit = (file) => {
    if (file === undefined || reached.has(file)) return;
    reached.add(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(NAMED_TYPES))
      visit(typesFile(path.join(path.dirname(file), name)));
  };
  for (const entry of entries) visit(path.join(dir, entry));
  for (const file of filesBelow(lib))
    if (/\.d\.m?ts$/.test(file) && !reached.has(path.join(lib, file))) rmSync(path.join(lib, file));
}

/** What this run has built. What an earlier one left may be of other sources. */
const built = new Set();

/**
 * Builds one package. Its package.json names the bundled Node entries in `bundles`,
 * as output file → source file, and in `modules` the folders by which a site's bundler enters.
 */
async function buildPackage(name) {
  built.add(name);
  const dir = path.join(pluginsDir, name);
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const {bundles = {}, modules = ['client', 'theme']} = manifest;
  const lib = path.join(dir, 'lib');
  rmSync(lib, {recursive: true, force: true});
  if (manifest.private) return emitTypes(dir);
  // npm packs a licence that lies beside the package.json.
  cpSync(path.join(root, 'LICENSE'), path.join(dir, 'LICENSE'));
  for (const name of Object.keys(bundledPackages()).map((full) => full.replace(/^.*\//, '')))
    if (!built.has(name)) await buildPackage(name);
  await emitModules(path.join(dir, 'src'), lib, await browserModules(dir, modules));
  emitTypes(dir);
  await bundleEntries(dir, bundles);
  dropUnreachedTypes(dir, manifest);
}

const named = process.argv.slice(2);
const names =
  named.length > 0
    ? named
    : readdirSync(pluginsDir).filter((name) =>
        existsSync(path.join(pluginsDir, name, 'src/index.ts')),
      );
for (const name of names) {
  const start = performance.now();
  await buildPackage(name);
  console.log(`built plugins/${name} in ${Math.round(performance.now() - start)} ms`);
}
