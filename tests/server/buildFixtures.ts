// Builds the fixture sites that the tests in the browser share, side by side:
//   jiti tests/server/buildFixtures.ts
import {SHARED_SITES} from './sharedSites';

Promise.all(Object.values(SHARED_SITES).map((build) => build())).then(
  (dirs) => console.log(dirs.join('\n')),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
