import {expect, it} from 'vitest';
import {repeatedBuild} from '../server/repeatedBuild';

it('Two clean builds of the whole site in different folders give identical files', async () => {
  const {sums, telling} = await repeatedBuild((copy, options) => copy.build(options));
  const [one, other] = sums;
  expect(Object.keys(one ?? {})).toContain('service-worker.js');
  expect(other).toEqual(one);
  expect(telling).toEqual([]);
});

it('Two builds of a site with every plugin in different folders give identical files', async () => {
  const {sums, telling} = await repeatedBuild((copy, options) =>
    copy.buildFixture('repeatable', options),
  );
  const [one, other] = sums;
  expect(Object.keys(one ?? {})).toEqual(expect.arrayContaining(['_headers', 'index.html']));
  expect(other).toEqual(one);
  expect(telling).toEqual([]);
});
