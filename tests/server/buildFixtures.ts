// Packs the plugins and builds the fixture sites of the browser tests, two at a time:
//   npm run build:fixtures
import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildFixture, fixtureNames, type FixtureName} from './fixtureSites';
import {packPlugins} from './packPlugins';

async function buildAll(): Promise<void> {
  rmSync(path.resolve(__dirname, '../../node_modules/.cache/fixture-sites'), {
    recursive: true,
    force: true,
  });
  await packPlugins();
  const names = fixtureNames();
  const build = async (): Promise<void> => {
    for (let name: FixtureName | undefined = names.shift(); name; name = names.shift()) {
      await buildFixture(name);
      console.log(`built ${name}`);
    }
  };
  await Promise.all([build(), build()]);
}

buildAll().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
