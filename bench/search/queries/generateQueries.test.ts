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

  it('spell an identifier in three ways, all with the same target', () => {
    const queries = generate(1, 50);
    const spelt = (text: string) => queries.find((query) => query.text === text);
    expect(spelt('loadPhysicsData')?.targets).toEqual([{page: 0, section: 1}]);
    expect(spelt('load physics data')?.targets).toEqual([{page: 0, section: 1}]);
    expect(spelt('loadphysicsdata')?.targets).toEqual([{page: 0, section: 1}]);
  });
});
