import {join, relative} from 'node:path';
import {readPrograms} from '../../../src/plugins/examples/readPrograms';
import type {Claim} from '../../../src/plugins/examples/Program';

export interface Fact extends Claim {
  readonly file: string;
}

export function readFacts(examples: string): Fact[] {
  return readPrograms(examples, 'facts').flatMap(({name, claims}) => {
    const file = relative(process.cwd(), join(examples, 'facts', `${name}.java`));
    return claims.map((claim) => ({...claim, file}));
  });
}
