import {configureGlobal} from 'fast-check';

/**
 * Number of inputs for each property. The seed is fixed in `npm test`, so that only a code change affects the
 * result.
 */
configureGlobal(process.env.TEST_FULL ? {numRuns: 100_000} : {numRuns: 2_000, seed: 20_26});
