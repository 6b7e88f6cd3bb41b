import {describe, expect, it} from 'vitest';
import type {Page} from '../corpus/Page';
import {generateQueries} from './generateQueries';

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

describe('Generated queries', () => {
  it('are the same for the same seed and different for another seed', () => {
    expect(generate(1, 5)).toEqual(generate(1, 5));
    expect(generate(1, 5)).not.toEqual(generate(2, 5));
  });

  it('contain adjacent words as phrases only if few sections have these words next to each other', () => {
    const phrases = generate(1, 50).filter((query) => query.class === 'phrase');
    expect(phrases.map(({text}) => text).sort()).toContain('animation velocity collision');
    for (const {text, targets} of phrases) {
      expect(targets.length).toBeLessThanOrEqual(3);
      for (const {page, section} of targets)
        expect(pages[page]?.sections[section]?.text.toLowerCase()).toContain(text);
    }
    expect(phrases.map(({text}) => text)).not.toContain('gravity velocity impulse');
  });

  it('write one identifier in three ways, all with the same answer', () => {
    const queries = generate(1, 50);
    const spelt = (text: string) => queries.find((query) => query.text === text);
    expect(spelt('loadPhysicsData')?.targets).toEqual([{page: 0, section: 1}]);
    expect(spelt('load physics data')?.targets).toEqual([{page: 0, section: 1}]);
    expect(spelt('loadphysicsdata')?.targets).toEqual([{page: 0, section: 1}]);
  });

  it('target the uses of a dotted name, and its section on the page of its class', () => {
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

  it('accept all headings that differ only in their number, and leave out headings that occur too often', () => {
    const two = ['F.4.1. Usage', 'Chapter 7. Usage'].map(numbered);
    const [usage] = generateQueries(two, 1, 1, () => true);
    expect(usage?.targets.map(({page}) => page)).toEqual([0, 1]);
    const many = ['A.', 'F.4.1.', 'Chapter 7.', 'Part II.'].map((one) => numbered(`${one} Usage`));
    expect(generateQueries(many, 1, 9, () => true)).toEqual([]);
  });
});
