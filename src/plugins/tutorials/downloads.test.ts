import {createHash} from 'node:crypto';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {packProject} from './packProject';
import {projectFiles} from './projectFiles';
import {readStages} from './readStages';
import {stagesFolder, TUTORIALS} from './tutorials';

const examples = path.resolve(__dirname, '../../../examples');

describe.each(TUTORIALS)('The project of $name', async (tutorial) => {
  const {name: game, packageName, mainClass} = tutorial;
  const stages = readStages(stagesFolder(examples, tutorial));
  const files = await projectFiles(examples, tutorial, stages.at(-1) ?? new Map());
  const text = (name: string) => strFromU8(files.get(name) ?? new Uint8Array());

  it('contains exactly the images and sounds that the code loads', () => {
    const code = [...(stages.at(-1)?.values() ?? [])].join('\n');
    const named = [...code.matchAll(/"assets\/([\w-]+\.\w+)"/g)].map(([, file]) => file);
    const animations = [...code.matchAll(/animation\("([\w-]+)"/g)].map(
      ([, name]) => `${name}.png`,
    );
    const held = [...files.keys()]
      .filter((name) => name.includes('/assets/'))
      .map((name) => path.posix.basename(name));
    expect([...named, ...animations].sort()).toEqual(held.sort());
  });

  it('uses the same engine and main class in Maven and Gradle', () => {
    const version = /<artifactId>screwbox-core<\/artifactId>\s*<version>([^<]+)/.exec(
      text('pom.xml'),
    );
    expect(text('build.gradle.kts')).toContain(`dev.screwbox:screwbox-core:${version?.[1]}"`);
    const started = `${packageName}.${mainClass}`;
    expect(text('pom.xml')).toContain(`<exec.mainClass>${started}<`);
    expect(text('build.gradle.kts')).toContain(`mainClass = "${started}"`);
    expect(files.has(`src/main/java/${started.replaceAll('.', '/')}.java`)).toBe(true);
  });

  it('is the same archive byte for byte in every time zone', () => {
    const digest = () => createHash('sha256').update(packProject(game, files)).digest('hex');
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Auckland';
    const there = digest();
    process.env.TZ = 'America/Los_Angeles';
    expect(digest()).toBe(there);
    process.env.TZ = zone;
  });

  it('unpacks to a single folder with unchanged files', () => {
    const unpacked = unzipSync(packProject(game, files));
    expect(Object.keys(unpacked).sort()).toEqual(
      [...files.keys()].map((name) => `${game}/${name}`).sort(),
    );
    expect(unpacked[`${game}/README.md`]).toEqual(new Uint8Array(files.get('README.md') ?? []));
  });
});
