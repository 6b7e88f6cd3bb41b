import {expect, test} from 'vitest';
import {disclaimer} from './disclaimer';
import {link} from './text';

const license = {name: 'MIT', url: 'https://docs.dev/mit'};
const contentLicense = {name: 'CC BY 4.0', url: 'https://docs.dev/cc-by'};

const softwareIn = (facts: Parameters<typeof disclaimer>[0]) =>
  disclaimer(facts, 'ScrewBox').sections.find(({id}) => id === 'software')?.blocks[0];

test("Code samples have the license of the content if that differs from the software's", () => {
  expect(softwareIn({license})).toMatchObject({
    text: expect.arrayContaining([link(license.url, 'MIT'), 'the same license']) as unknown,
  });
  expect(softwareIn({license, contentLicense})).toMatchObject({
    text: expect.arrayContaining([
      link(license.url, 'MIT'),
      link(contentLicense.url, 'CC BY 4.0'),
    ]) as unknown,
  });
});
