import {beforeAll, describe, expect, it} from 'vitest';
import {loadApi} from '../../../engine-api/loadApi';
import {blogPosts, docsPages} from '../../../scripts/checks/documentation';
import {requireJdk} from '../../../scripts/checks/jdk/requireJdk';
import {checkSnippets} from '../../../scripts/checks/snippets/checkSnippets';
import {type JavaBlock, javaBlocks} from '../../../scripts/checks/snippets/javaBlocks';

const api = loadApi();

describe('The Java blocks of the documentation', () => {
  let blocks: JavaBlock[];

  beforeAll(() => {
    requireJdk();
    blocks = [...docsPages(), ...blogPosts()].flatMap(({file, text}) => javaBlocks(file, text));
  });

  it('all compile against the API of the release', () => {
    expect(blocks.length).toBeGreaterThan(0);
    const {faults} = checkSnippets(blocks, api);
    expect(faults.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  });
});
