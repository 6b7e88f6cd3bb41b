import {describe, expect, it} from 'vitest';
import type {Page} from '../corpus/Page';
import {generateQueries} from './generateQueries';
import {identifierParts, identifiersIn} from './identifiers';
import {inTurns} from './inTurns';
import {QUERY_CLASSES} from './Query';
import {seededRandom} from './random';

const topics = [
  'Physics',
  'Animation',
  'Keyboard',
  'Graphics',
  'Networking',
  'Rendering',
  'Camera',
];
const pages: Page[] = topics.map((topic, number) => ({
  url: `/${topic}`,
  title: `Class ${topic}`,
  anchors: {setup: 1},
  sections: [
    {hash: '', heading: `Class ${topic}`, level: 1, text: '', linked: 0},
    {
      hash: 'setup',
      heading: `Configuring ${topic.toLowerCase()}`,
      level: 2,
      text: `gravity velocity impulse ${topics.join(' particle ')} load${topic}Data().
        ${topics[(number + 1) % topics.length] ?? ''} velocity collision ${'gravity '.repeat(20)} friction`,
      linked: 0,
    },
    {hash: 'open', heading: `open${topic}Panel()`, level: 2, text: '', linked: 0},
    {hash: 'summary', heading: 'Summary', level: 2, text: 'velocity collision friction', linked: 0},
  ],
}));

const generate = (seed: number, perClass: number, wanted: (page: Page) => boolean = () => true) =>
  generateQueries(pages, seed, perClass, wanted);

describe('generated queries', () => {
  it('are the same for the same seed and others for another', () => {
    expect(generate(1, 5)).toEqual(generate(1, 5));
    expect(generate(1, 5)).not.toEqual(generate(2, 5));
  });

  it('hold every class but the hand-written questions, each up to the asked number', () => {
    const queries = generate(1, 4);
    for (const name of QUERY_CLASSES.filter((one) => one !== 'question'))
      expect(queries.filter((query) => query.class === name).length, name).toBe(4);
  });

  it('take as phrases what follows one another in a few sections alone', () => {
    const phrases = generate(1, 50).filter((query) => query.class === 'phrase');
    expect(phrases.map(({text}) => text).sort()).toContain('animation velocity collision');
    for (const {text, targets} of phrases) {
      expect(targets.length).toBeLessThanOrEqual(3);
      for (const {page, section} of targets)
        expect(pages[page]?.sections[section]?.text.toLowerCase()).toContain(text);
    }
    expect(phrases.map(({text}) => text)).not.toContain('gravity velocity impulse');
  });

  it('never rest on a heading that many pages share', () => {
    expect(generate(1, 50).map(({text}) => text)).not.toContain('Summary');
  });

  it('spell one identifier in three ways with the same answer', () => {
    const queries = generate(1, 50);
    const spelt = (text: string) => queries.find((query) => query.text === text);
    expect(spelt('loadPhysicsData')?.targets).toEqual([{page: 0, section: 1}]);
    expect(spelt('load physics data')?.targets).toEqual([{page: 0, section: 1}]);
    expect(spelt('loadphysicsdata')?.targets).toEqual([{page: 0, section: 1}]);
  });

  it('take a dotted name for the section of its last part on the page of its first', () => {
    const owner: Page = {
      url: '/camera',
      title: 'Class Camera',
      anchors: {},
      sections: [
        {hash: '', heading: 'Class Camera', level: 1, text: '', linked: 0},
        {hash: 'moveTo', heading: 'moveTo', level: 2, text: 'Moves the camera.', linked: 0},
      ],
    };
    const user = {
      ...owner,
      url: '/use',
      title: 'Use',
      sections: [{hash: '', heading: 'Use', level: 1, text: 'Call Camera.moveTo', linked: 0}],
    };
    expect(
      generateQueries([owner, user], 1, 50, () => true).find(({text}) => text === 'Camera.moveTo')
        ?.targets,
    ).toEqual([
      {page: 1, section: 0},
      {page: 0, section: 1},
    ]);
  });

  const numbered = (heading: string): Page => ({
    url: `/${heading}`,
    title: heading,
    anchors: {},
    sections: [{hash: '', heading, level: 1, text: '', linked: 0}],
  });

  it('lead to all headings that differ in their number only, or to none of many', () => {
    const two = ['F.4.1. Usage', 'Chapter 7. Usage'].map(numbered);
    const [usage] = generateQueries(two, 1, 1, () => true);
    expect(usage?.targets.map(({page}) => page)).toEqual([0, 1]);
    const many = ['A.', 'F.4.1.', 'Chapter 7.', 'Part II.'].map((one) => numbered(`${one} Usage`));
    expect(generateQueries(many, 1, 9, () => true)).toEqual([]);
  });

  it('leave out the number of a heading, but not a number that is part of it', () => {
    const texts = generateQueries(
      ['28.2. Statistics', 'Appendix F.1. Modules', 'Chapter 3. Joins', 'Java 21 install'].map(
        numbered,
      ),
      1,
      50,
      () => true,
    )
      .filter((query) => query.class === 'title')
      .map(({text}) => text)
      .sort();
    expect(texts).toEqual(['Java 21 install', 'Joins', 'Modules', 'Statistics']);
  });

  it('never lead to pages that nobody looks for', () => {
    const queries = generate(1, 50, ({url}) => url !== '/Physics');
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.filter(({targets}) => targets.every(({page}) => page === 0))).toEqual([]);
  });

  it('take neither words nor names from lists of links', () => {
    const links = pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({...section, linked: 0.9})),
    }));
    const classes = generateQueries(links, 1, 50, () => true).map((query) => query.class);
    expect(classes).toContain('heading');
    expect(classes).not.toContain('words');
    expect(classes).not.toContain('identifier');
  });

  it('are measured in turns, so that a shortened run holds all classes', () => {
    const classes = inTurns(generate(1, 4)).map((query) => query.class);
    expect(new Set(classes.slice(0, 8)).size).toBe(8);
  });
});

describe('identifiers', () => {
  it('are names with humps, dots or underscores, not addresses or plain words', () => {
    expect([
      ...identifiersIn('Call os.path.join, getName() or MAX_VALUE; see www.a.com and e.g. this.'),
    ]).toEqual(['os.path.join', 'getName', 'MAX_VALUE']);
  });

  it('fall apart at humps, dots and underscores', () => {
    expect(identifierParts('HTMLParser.feed_data')).toEqual(['html', 'parser', 'feed', 'data']);
  });
});

describe('random numbers', () => {
  const draw = (seed: number, name: string) => {
    const random = seededRandom(seed, name);
    return Array.from({length: 8}, () => random.index(1000));
  };

  it('repeat for the same seed and name, and differ for another of either', () => {
    expect(draw(1, 'typo')).toEqual(draw(1, 'typo'));
    expect(draw(1, 'typo')).not.toEqual(draw(2, 'typo'));
    expect(draw(1, 'typo')).not.toEqual(draw(1, 'prefix'));
  });

  it('shuffle without losing or doubling anything', () => {
    const items = Array.from({length: 50}, (_, item) => item);
    const shuffled = seededRandom(1, 'x').shuffled(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });
});
