import {join, relative} from 'node:path';
import {readPrograms} from '../../../src/plugins/examples/readPrograms';
import type {Claim} from '../../../src/plugins/examples/Program';

/** A sentence of a page, and the program that asserts it. */
export interface Fact extends Claim {
  /** The program, relative to the working folder. */
  readonly file: string;
}

/** Reads the claims of the programs in `facts`. */
export function readFacts(examples: string): Fact[] {
  return readPrograms(examples, 'facts').flatMap(({name, claims}) => {
    const file = relative(process.cwd(), join(examples, 'facts', `${name}.java`));
    return claims.map((claim) => ({...claim, file}));
  });
}
