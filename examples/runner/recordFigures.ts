// Records what the engine computes for the animated figures. Tests compare the figures with these recordings.
// Usage: npm run examples:figures -- --engine <jar of the release> (by default, Maven fetches the release)
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadApi} from '../../engine-api/loadApi';
import {compilePrograms, compileRunner} from './compilePrograms';
import {digestOfRecording} from './digestOfRecording';
import {findEngine} from './findEngine';
import {findJdk} from './findJdk';
import {openScreen} from './virtualScreen';

const EXAMPLES = path.join(import.meta.dirname, '..');
const FIGURES = path.join(EXAMPLES, 'figures');

const javaIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => path.join(folder, name));

const {values} = parseArgs({options: {engine: {type: 'string'}}});

async function main(): Promise<void> {
  const jdk = findJdk();
  const engine = findEngine(values.engine, loadApi().header.version);
  const work = mkdtempSync(path.join(tmpdir(), 'figures-'));
  const runner = path.join(work, 'runner');
  compileRunner(jdk, runner, engine.jars);
  const shared = ['figures/recording', 'facts/support'].flatMap((folder) =>
    javaIn(path.join(EXAMPLES, folder)),
  );
  const programs = javaIn(FIGURES).map((file) => {
    const name = path.basename(file, '.java');
    return {name, classes: path.join(work, name), sources: [file, ...shared]};
  });
  const [error] = compilePrograms(jdk, runner, engine.jars, programs);
  if (error) throw new Error(`${error.file}:${error.line}: ${error.message}`);
  const screen = await openScreen();
  try {
    for (const {name, classes} of programs) {
      const home = path.join(work, `${name}-home`);
      mkdirSync(home);
      const classPath = [classes, runner, ...engine.jars].join(path.delimiter);
      const {status, stdout, stderr} = spawnSync(
        jdk.java,
        [`-Duser.home=${home}`, '-cp', classPath, name],
        {cwd: home, encoding: 'utf8', env: {...process.env, ...screen.env}, maxBuffer: 1 << 26},
      );
      const recorded = stdout.split('\n').find((line) => line.startsWith('{'));
      if (status !== 0 || recorded === undefined) {
        throw new Error(
          `examples/figures/${name}.java recorded nothing and exited with ${status}.\n${stdout}${stderr}`,
        );
      }
      const record = {
        digest: digestOfRecording(EXAMPLES, name),
        engine: engine.version,
        recorded: JSON.parse(recorded) as unknown,
      };
      writeFileSync(path.join(FIGURES, `${name}.json`), `${JSON.stringify(record)}\n`);
      console.log(`✓ ${name}`);
    }
  } finally {
    screen.close();
  }
}

await main();
