import {describe, expect, it} from 'vitest';
import {cacheVersion} from './cacheVersion';

const version = (content: string) =>
  cacheVersion({experiments: {cache: {version: '3'}}}, 'stages', content);

describe("Rspack's cache", () => {
  it('gets another version with other content only', () => {
    expect(version('one')).toEqual(version('one'));
    expect(version('one')).not.toEqual(version('other'));
    expect(version('one')).toMatchObject({
      experiments: {cache: {version: expect.stringMatching(/^3-stages-/) as string}},
    });
  });

  it('stays alone where it is in memory', () => {
    expect(cacheVersion({experiments: {cache: false}}, 'stages', 'one')).toEqual({});
  });
});
