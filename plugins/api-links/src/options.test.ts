import {expect, test} from 'vitest';
import {resolveOptions} from './options';

const given = (javadocUrl: string) => () => resolveOptions({api: 'api.json', javadocUrl});

test.each(['docs.example', 'https:docs.example', '/api', 'ftp://docs.example'])(
  'the address %s is refused, with what it must begin with',
  (address) => {
    expect(given(address)).toThrow(
      `"javadocUrl" must begin with http:// or https://, but is "${address}"`,
    );
  },
);

test.each(['{module}', '{Artifact}', '{}', '{version'])(
  'the placeholder %s is refused, with those that are known',
  (placeholder) => {
    expect(given(`https://docs.example/{artifact}/${placeholder}`)).toThrow(
      `"javadocUrl" has the unknown placeholder "${placeholder}"; ` +
        'the known ones are {groupId}, {artifact}, {version}.',
    );
  },
);
