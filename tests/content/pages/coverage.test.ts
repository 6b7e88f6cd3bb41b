import {describe, expect, it} from 'vitest';
import {loadApi} from '../../../engine-api/loadApi';
import {blogPosts, docsPages, sharedTables} from '../../../scripts/checks/documentation';

const api = loadApi();

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

/**
 * Returns names that are not in the engine release. A member is returned as `Type.member` if a released type has a
 * member of the same name.
 */
function unreleasedNames(): string[] {
  const members = new Set(
    api.types.flatMap(({fields = [], methods = []}) =>
      [...fields, ...methods].map(({name}) => name),
    ),
  );
  return (api.header.unreleased ?? []).map((entry) => {
    const [type = '', member] = entry.replace(/\(.*/, '').split('#');
    const simple = type.slice(type.lastIndexOf('.') + 1);
    return member ? (members.has(member) ? `${simple}.${member}` : member) : simple;
  });
}

describe('The documentation', () => {
  it('names every type of the engine', () => {
    const words = wordsOf([...docsPages(), ...sharedTables()].map(({text}) => text));
    const types = api.types.map(({name}) => name).filter((name) => !name.includes('.'));
    expect(types.filter((name) => !words.has(name))).toEqual([]);
  });

  it('does not mention names that the release does not have yet', () => {
    const names = unreleasedNames();
    expect(names).toHaveLength(3);
    const mentions = [...docsPages(), ...blogPosts()].flatMap(({file, text}) =>
      names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
    );
    expect(mentions).toEqual([]);
  });
});
