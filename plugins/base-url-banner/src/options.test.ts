import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {type Options, type PluginOptions, validateOptions} from './options';

function validated(options: unknown): PluginOptions {
  return validateOptions({
    options: options as Options,
    validate: normalizePluginOptions,
  });
}

test('Every option has a default', () => {
  expect(validated(undefined)).toEqual({
    id: 'default',
    pages: 'home',
    recover: false,
    hashFile: false,
  });
});

test('Valid values are accepted', () => {
  const options = {pages: 'all', recover: true, hashFile: 'security/banner.txt'};
  expect(validated(options)).toEqual({id: 'default', ...options});
});

test.each(['../secret', '/etc/banner.txt', true])('The hash file %j is rejected', (hashFile) => {
  expect(() => validated({hashFile})).toThrow(
    `docusaurus-base-url-banner: "hashFile" is ${JSON.stringify(hashFile)} but must be false or a path below the build folder, such as "base-url-banner.csp.txt".`,
  );
});

test('A second instance is rejected, and the error says what to use instead', () => {
  expect(() => validated({id: 'second'})).toThrow(
    /the option "id" is "second", but a site can have only one instance .*The option "pages"/,
  );
});
