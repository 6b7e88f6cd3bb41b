// Builds the files in `lib` that `npm pack` ships: of all plugins if run at the root, of one if run in its folder.
// A plugin's package.json has two fields for this: `bundles` maps each bundle to its source, and `modules` lists the
// folders that the site's bundler compiles module by module (default none).
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'tsdown';

const root = import.meta.dirname;

const readManifest = (folder) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Outputs with one extension, by their path in `lib` without the extension. */
const entriesOf = (outputs, extension) =>
  Object.fromEntries(
    Object.entries(outputs)
      .filter(([output]) => output.endsWith(extension))
      .map(([output, source]) => [output.slice('lib/'.length, -extension.length), source]),
  );

/** Bundles whose types the package names in `types` or `exports`, by the path of these types. */
function typesOf({bundles, types, exports = {}}) {
  const typed = new Set([types, ...Object.values(exports).map((entry) => entry.types)]);
  return Object.fromEntries(
    Object.entries(bundles)
      .map(([output, source]) => [output.replace(/\.(m?)js$/, '.d.$1ts'), source])
      .filter(([output]) => typed.has(`./${output}`) || typed.has(output)),
  );
}

/** Globs of the modules that hand-written declarations in `src` import. */
function declaredModules(cwd) {
  const src = path.join(cwd, 'src');
  const files = readdirSync(src, {recursive: true}).filter((file) => /\.d\.m?ts$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(src, file), 'utf8');
    return [...text.matchAll(/(?:import\(|from )'(\.[^']+)'/g)].map(([, name]) => {
      const module = path.posix.join('src', path.dirname(file), name.replace(/\.js$/, ''));
      return `${module}{,/index}.{ts,tsx}`;
    });
  });
}

/** Workers are loaded by their published name. */
const workerAddresses = {
  name: 'worker-addresses',
  renderChunk: (code) => code.replace(/(new URL\(\s*"[^"]+)\.ts"/g, '$1.js"'),
};

function configsOf(cwd) {
  const manifest = readManifest(cwd);
  const {bundles, modules = []} = manifest;
  const common = {
    cwd,
    name: path.basename(cwd),
    outDir: 'lib',
    tsconfig: path.join(root, 'tsconfig.json'),
    target: 'es2022',
    dts: false,
    report: false,
    checks: {pluginTimings: false},
    logLevel: 'warn',
  };
  const typed = entriesOf(typesOf(manifest), '.d.ts');
  const esModules = Object.entries(entriesOf(bundles, '.mjs'));
  return [
    {
      ...common,
      entry: entriesOf(bundles, '.js'),
      format: 'cjs',
      target: 'node20',
      outExtensions: () => ({js: '.js'}),
      outputOptions: {
        exports: 'named',
        comments: {jsdoc: false},
        // The export of a package is the plugin, for both `import` and `require`.
        footer: ({name}) =>
          name === 'index' ? 'module.exports = Object.assign(exports.default, exports);' : '',
      },
      copy: [
        {from: path.join(root, 'LICENSE'), to: cwd},
        {from: 'src/{**/*.{css,mjs,d.mts},plugin-*.d.ts}', to: 'lib', flatten: false},
      ],
    },
    Object.keys(typed).length > 0 && {
      ...common,
      entry: typed,
      format: 'esm',
      dts: {emitDtsOnly: true},
      outExtensions: () => ({js: '.js', dts: '.d.ts'}),
    },
    // Pages load these without a bundler, so each is a single file.
    ...esModules.map(([output, source]) => ({
      ...common,
      entry: {[output]: source},
      format: 'esm',
      dts: true,
      minify: true,
      define: {'process.env.SEARCH_TAGS': '"true"'},
      outputOptions: {codeSplitting: false},
    })),
    modules.length > 0 && {
      ...common,
      entry: [
        ...modules.map((folder) => `src/${folder}/**/*.{ts,tsx}`),
        '!**/*.{test,d}.*',
        '!**/__tests__/**',
      ],
      root: path.join(cwd, 'src'),
      format: 'esm',
      // Any other platform would replace `process.env.NODE_ENV`, which sites must do themselves.
      platform: 'neutral',
      unbundle: true,
      dts: {cwd, entry: declaredModules(cwd)},
      outExtensions: () => ({js: '.js'}),
      deps: {
        neverBundle: [
          /\.css$/,
          /^@(docusaurus|generated|site|theme[a-z-]*)\/|^@screwbox\/docusaurus-/,
        ],
      },
      // `docusaurus write-translations` finds texts only in JSX.
      inputOptions: {transform: {jsx: 'preserve'}, makeAbsoluteExternalsRelative: false},
      outputOptions: {comments: {jsdoc: false}},
      plugins: [workerAddresses],
    },
  ].filter(Boolean);
}

const packages = readdirSync(path.join(root, 'plugins'))
  .map((name) => path.join(root, 'plugins', name))
  .filter((folder) => readManifest(folder).bundles !== undefined);

export default defineConfig(
  packages.filter((folder) => [root, folder].includes(process.cwd())).flatMap(configsOf),
);
