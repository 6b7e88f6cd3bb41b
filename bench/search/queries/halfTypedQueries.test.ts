import {expect, it} from 'vitest';
import type {Page} from '../corpus/Page';
import {halfTypedMembers, halfTypedNames} from './halfTypedQueries';
import {seededRandom} from './random';
import {sectionStatistics} from './sectionStatistics';

const page = (url: string, headings: string[]): Page => ({
  url,
  title: headings[0] ?? '',
  anchors: {},
  sections: headings.map((heading, number) => ({
    hash: number === 0 ? '' : heading,
    heading,
    level: 2,
    text: '',
    linked: 0,
  })),
});
const pages = [
  page('/a', ['Entries', 'getEntries()', 'getEntity', 'get started', 'physics.cast_ray']),
  page('/b', ['GetEntropy', 'Other', 'inXyz']),
];
const generate = (isWanted: (one: Page) => boolean = () => true) =>
  [1, 2, 3, 4, 5, 6].flatMap((seed) =>
    halfTypedNames(
      {pages, isWanted, statistics: sectionStatistics(pages, isWanted)},
      9,
      seededRandom(seed, 'half-typed name'),
    ),
  );

it('Names in headings are cut behind one or two letters of a later part', () => {
  const texts = new Set(generate().map(({text}) => text));
  expect([...texts].sort()).toEqual([
    'GetE',
    'GetEn',
    'getE',
    'getEn',
    'physics.c',
    'physics.ca',
    'physics.cast_r',
    'physics.cast_ra',
  ]);
});

it('All headings that start as what is typed are right', () => {
  for (const {text, targets} of generate().filter((one) => /^get/i.test(one.text)))
    expect(targets, text).toEqual([
      {page: 0, section: 1},
      {page: 0, section: 2},
      {page: 1, section: 0},
    ]);
});

it('Names are taken from the pages to which queries may lead', () => {
  const texts = generate(({url}) => url === '/b').map(({text}) => text);
  expect(texts.every((text) => text.startsWith('GetE'))).toBe(true);
});

it('Members are typed behind the name of their page, all that start so are right', () => {
  const members = [
    page('/thread', ['Class Thread', 'sleep()', 'sleepOften', 'Sleep', 'Example of sleep']),
    page('/other', ['Unit', 'sleep']),
    page('/guide', ['How to sleep', 'sleep']),
  ];
  const isWanted = ({url}: Page): boolean => url !== '/other';
  const pool = {pages: members, isWanted, statistics: sectionStatistics(members, isWanted)};
  const queries = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
    halfTypedMembers(pool, 9, seededRandom(seed, 'half-typed member')),
  );
  const byText = new Map(queries.map(({text, targets}) => [text, targets]));
  const all = [1, 2, 3].map((section) => ({page: 0, section}));
  expect([...byText].sort()).toEqual([
    ['Thread.sle', all],
    ['Thread.slee', all],
    ['Thread.sleep', all],
    ['Thread.sleepO', [{page: 0, section: 2}]],
  ]);
});
