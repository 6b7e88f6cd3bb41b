import {configureGlobal} from 'fast-check';

/**
 * Number of inputs for each property. `npm test` has a fixed seed, so that only a code change can change the result.
 */
configureGlobal(process.env.TEST_FULL ? {numRuns: 100_000} : {numRuns: 2_000, seed: 20_26});
