import {createHash} from 'node:crypto';
import type {ApiUse} from './readUses';

const LENGTH = 16;

/** A short text that is another one as soon as an option or the API that it names changes. */
export function apiDigest(uses: readonly ApiUse[]): string {
  const content = uses.map(({options, data}) => [options, data]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, LENGTH);
}
