import {configureGlobal} from 'fast-check';

/** Inputs for each property; a fixed seed in `npm test`, so that a change alone decides whether it passes. */
configureGlobal(process.env.TEST_FULL ? {numRuns: 100_000} : {numRuns: 2_000, seed: 20_26});
