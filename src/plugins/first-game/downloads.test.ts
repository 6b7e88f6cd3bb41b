import {createHash} from 'node:crypto';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {packProject} from './packProject';
import {projectFiles} from './projectFiles';
import {readStages} from './readStages';

const folder = path.resolve(__dirname, '../../../examples/first-game');
const stages = readStages(path.join(folder, 'stages'));
const files = projectFiles(folder, stages.at(-1) ?? new Map());
const text = (name: string) => strFromU8(files.get(name) ?? new Uint8Array());

describe('the project of the first game', () => {
  it('has each picture and sound that the code loads, and loads each that it has', () => {
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

  it('is built for the same engine and started by the same class with Maven and Gradle', () => {
    const version = /<artifactId>screwbox-core<\/artifactId>\s*<version>([^<]+)/.exec(
      text('pom.xml'),
    );
    expect(text('build.gradle.kts')).toContain(`dev.screwbox:screwbox-core:${version?.[1]}"`);
    expect(text('pom.xml')).toContain('<exec.mainClass>com.example.firstgame.FirstGame<');
    expect(text('build.gradle.kts')).toContain('mainClass = "com.example.firstgame.FirstGame"');
    expect(files.has('src/main/java/com/example/firstgame/FirstGame.java')).toBe(true);
  });

  it('is the same archive byte for byte, whatever the time zone', () => {
    const digest = () =>
      createHash('sha256').update(packProject('first-game', files)).digest('hex');
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Auckland';
    const there = digest();
    process.env.TZ = 'America/Los_Angeles';
    expect(digest()).toBe(there);
    process.env.TZ = zone;
  });

  it('comes out of its archive as it went in, in one folder', () => {
    const unpacked = unzipSync(packProject('first-game', files));
    expect(Object.keys(unpacked).sort()).toEqual(
      [...files.keys()].map((name) => `first-game/${name}`).sort(),
    );
    expect(unpacked['first-game/README.md']).toEqual(new Uint8Array(files.get('README.md') ?? []));
  });
});
