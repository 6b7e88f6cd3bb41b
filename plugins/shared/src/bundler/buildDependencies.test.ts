import {expect, test} from 'vitest';
import {buildDependencies} from './buildDependencies';

const FILES = ['/site/api.json'];

test('Files become build dependencies of a persistent webpack cache', () => {
  expect(buildDependencies({cache: {type: 'filesystem'}}, FILES)).toEqual({
    cache: {buildDependencies: {files: FILES}},
  });
});

test('Files become build dependencies of a persistent Rspack cache', () => {
  const experiments = {cache: {type: 'persistent'}};
  expect(buildDependencies({cache: true, experiments}, FILES)).toEqual({
    experiments: {cache: {buildDependencies: FILES}},
  });
});

test.each([{}, {cache: false}, {cache: true}, {cache: {type: 'memory'}}])(
  'A configuration without a persistent cache (%j) is not changed',
  (configuration) => {
    expect(buildDependencies(configuration, FILES)).toEqual({});
  },
);
