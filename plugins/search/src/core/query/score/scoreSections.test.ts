import {describe, expect, it} from 'vitest';
import type {Page} from '../../../node/extract/page/Page';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import {scoreText} from './__tests__/scoreText';

async function order(query: string, pages: Record<string, Partial<Page> & {text?: string}>) {
  const context = contextOf(
    Object.entries(pages).map(([url, {text = '', ...rest}]) => ({
      ...page(url, 'Untitled', [['', text]]),
      ...rest,
    })),
  );
  const {best} = await scoreText(query, context);
  const urls = Object.keys(pages).sort();
  return best.map(({section}) => urls[section]);
}

const filler = 'draw circles and rectangles on a canvas that is shown';

describe('The score of a section', () => {
  it.each([
    [
      'is higher with all words than with many occurrences of one word',
      'lamp switch ',
      {
        ...{'/b': {text: `lamp switch ${filler.repeat(6)}`}, '/a': {text: 'lamp '.repeat(9)}},
        ...{'/c': {text: filler}, '/d': {text: filler}},
      },
    ],
    [
      'is higher with a rare word than with a common one',
      'lamp switch ',
      {
        ...{'/d': {text: `switch ${filler}`}, '/a': {text: `lamp ${filler}`}},
        ...{'/b': {text: `lamp ${filler}`}, '/c': {text: `lamp ${filler}`}},
      },
    ],
    [
      'is higher for a word of the title than for one of the text',
      'lamp ',
      {'/b': {title: 'A lamp in a room of the large house'}, '/a': {text: 'lamp '.repeat(30)}},
    ],
    [
      'is highest for a title that equals the query',
      'lamp switch ',
      {
        '/b': {title: 'Lamp switch'},
        '/a': {title: 'Lamp switch 42', text: 'lamp switch '.repeat(9), boost: 1.2},
      },
    ],
    [
      'is higher for a title that starts with the query',
      'lamp ',
      {'/b': {title: 'Lamp colours'}, '/a': {title: 'Colours lamp'}},
    ],
    [
      'is higher with the query as one identifier',
      'set volume ',
      {'/b': {text: `setVolume ${filler}`}, '/a': {title: 'Volumes', text: 'set '.repeat(9)}},
    ],
    [
      'is higher for an identifier with the typed number than with another number',
      'class Lamp7',
      {
        '/b': {title: 'Class Lamp7'},
        '/a': {title: 'Class Lamp8', text: 'A lamp like Lamp7, another lamp.'},
      },
    ],
    [
      'is highest for a heading that equals the typed identifier, including its stop word',
      'getLampSwitch ',
      {
        '/b': {title: 'getLampSwitch', text: filler},
        '/a': {title: 'getLampSwitch now', text: 'getLampSwitch '.repeat(9)},
      },
    ],
    [
      'is higher for a title that starts with the query than for one that contains its words',
      'class lam',
      {'/b': {title: 'Class Lamp of rooms'}, '/a': {title: 'Lamps by class', text: 'class'}},
    ],
    [
      'is higher for the word itself than for a longer one, even if the typed word may be unfinished',
      'class panel',
      {'/b': {title: 'Class Panel'}, '/a': {title: 'Class PanelUI', text: 'class panel'}},
    ],
    [
      'is higher for a page that declares the name than for a page that contains it',
      'panel ',
      {'/b/Panel': {title: 'Class Panel<E>'}, '/a': {title: 'Class PanelUI', text: 'panel'}},
    ],
    [
      'is higher for the kind of declaration that the query names',
      'interface panel ',
      {
        '/b/Panel': {title: 'Interface Panel'},
        '/a/Panel': {title: 'Class Panel', text: 'interface panel'},
      },
    ],
    [
      'is higher if the breadcrumbs have a word than if a long text has it',
      'lamp fuse ',
      {
        '/b': {breadcrumbs: ['Lamps', 'Lamp'], text: `fuse ${filler}`},
        '/a': {text: `lamp fuse ${filler}`},
        ...{'/c': {text: filler}, '/d': {text: filler}},
      },
    ],
    [
      'is higher for content words than for stop words',
      'how to lamp ',
      {'/b': {text: `lamp ${filler}`}, '/a': {title: 'How to'}},
    ],
    [
      'is higher for a word that the query repeats',
      'lamp switch switch ',
      {
        ...{'/b': {text: `switch ${filler}`}, '/a': {text: `lamp ${filler}`}},
        ...{'/c': {text: `switch ${filler}`}, '/d': {text: `lamp ${filler}`}},
      },
    ],
    [
      'is higher on a boosted page',
      'lamp ',
      {'/b': {text: 'lamp', boost: 3}, '/a': {text: 'lamp'}},
    ],
    [
      'is higher for the word itself than for another form',
      'lamps ',
      {'/b': {text: 'lamps'}, '/a': {text: 'lamp'}},
    ],
  ])('%s', async (_, query, pages) => {
    const [best] = Object.keys(pages);
    expect((await order(query, pages))[0]).toBe(best);
  });

  it('decreases less for a missing word if the query is longer', async () => {
    const context = contextOf([
      page('/a', 'A', [['', `zebra ${filler}`]]),
      page('/b', 'B', [['', `cable plug socket fuse wire pipe ${filler}`]]),
    ]);
    const share = async (query: string, whole: string) => {
      const scoreOf = async (text: string) => (await scoreText(text, context)).best[0]?.score ?? 0;
      return (await scoreOf(query)) / (await scoreOf(whole));
    };
    const short = await share('cable plug zebra ', 'cable plug ');
    const longer = await share('cable plug socket zebra ', 'cable plug socket ');
    const five = 'cable plug socket fuse wire ';
    const longest = await share(`${five} zebra `, five);
    expect(short).toBeLessThan(longer);
    expect(longer).toBeCloseTo((3 / 4) ** (1 + 1.2));
    // Queries of five or more words are descriptions, so the exponents are 3 / 5 and 3 / 6.
    expect(longest).toBeCloseTo((5 / 6) ** (1 + 3 / 6));
  });

  it('is higher for a page whose title is the query than for a section whose heading is the query', async () => {
    const context = contextOf([
      page('/a', 'Room', [
        ['', ''],
        ['Lamp', 'A lamp is a lamp is a lamp.'],
      ]),
      page('/b', 'Lamp', [['', '']]),
    ]);
    const {best} = await scoreText('lamp ', context);
    expect(best.map(({section}) => section)).toEqual([2, 1]);
  });
});

describe('A page about a topic', () => {
  it('ranks above another page with a section whose heading is the topic', async () => {
    const context = contextOf([
      page('/a', 'Answers', [
        ['', filler],
        ['Water', `A word on water. ${filler}`],
      ]),
      page('/b', 'Fluids of all kinds', [
        ['', `Fill a pond with water. ${filler}`],
        ...['Waves', 'Floating', 'Swimming', 'Rain', 'Fish', 'Boats', 'Ice'].map(
          (thing): [string, string] => [`${thing} in water`, `What water does. ${filler}`],
        ),
      ]),
    ]);
    const {best} = await scoreText('water', context);
    expect(context.leadOf(best[0]?.section ?? 0)).toBe(2);
  });

  it('ranks below a short page whose title equals the query', async () => {
    const context = contextOf([
      page('/a', 'Component', [['', 'What all components are.']]),
      ...['Boid', 'Fluid', 'Tween', 'Float'].map((name, place) =>
        page(`/b${place}`, `${name} component`, [
          ['', `The component of a ${name}.`],
          ...['Speed', 'Size', 'Force', 'Limit', 'Range', 'Place', 'Weight'].map(
            (field): [string, string] => [`${field} of the component`, 'A component has it.'],
          ),
        ]),
      ),
    ]);
    const {best} = await scoreText('component', context);
    expect(context.leadOf(best[0]?.section ?? 9)).toBe(0);
  });

  it('is recognized by a URL whose last part is the topic', async () => {
    for (const [query, address, title] of [
      ['faq', '/faq', 'Frequently asked questions'],
      ['git', '/cli/git.html', 'Working with versions'],
      ['ipc', '/guides/ipc/', 'Talk between processes'],
      ['tray', '/guides/tray/index.html', 'Icons beside the clock'],
    ] as const) {
      const pages = [
        page('/a', 'Answers', [
          ['', filler],
          [`The ${query} of old`, `A word on ${query}. ${filler}`],
        ]),
        page(address, title, [['', filler]]),
      ];
      const context = contextOf(pages);
      const {best} = await scoreText(query, context);
      expect(context.leadOf(best[0]?.section ?? 0), query).toBe(2);
    }
  });

  it('is not recognized by a URL whose last part is a number, a single letter or several words', async () => {
    for (const [query, address] of [
      ['42', '/releases/42'],
      ['b', '/b'],
      ['water', '/guides/water-and-wind'],
    ] as const) {
      const {best} = await scoreText(query, contextOf([page(address, 'Untitled', [['', filler]])]));
      expect(best, query).toEqual([]);
    }
  });

  it.each([
    ['generators', 'General'],
    ['organs', 'Organization'],
  ])(
    'is not recognized by a title that only has the same first letters as "%s"',
    async (query, other) => {
      const context = contextOf([
        page('/a', other, [['', filler]]),
        page('/b', 'Lazy lists', [
          ['', filler],
          [query, `${query} save memory. ${filler}`],
        ]),
      ]);
      const {best} = await scoreText(query, context);
      expect(context.leadOf(best[0]?.section ?? 0)).toBe(1);
    },
  );

  it.each(['game loop', 'game loop '])(
    'ranks above a section of another page with both words in the heading: "%s"',
    async (query) => {
      const context = contextOf([
        page('/a', 'Questions', [
          ['', filler],
          ['The game has a loop', `A word on the game loop. ${filler}`],
        ]),
        page('/b', 'Loop', [
          ['', `What the loop of a game does. ${filler}`],
          ...['Speed', 'Time', 'Pause', 'Stop', 'Draw', 'Wait'].map((thing): [string, string] => [
            thing,
            `What a game loop does with it. ${filler}`,
          ]),
        ]),
      ]);
      const {best} = await scoreText(query, context);
      expect(best[0]?.section).toBe(2);
    },
  );

  const THINGS = ['Speed', 'Time', 'Pause', 'Stop', 'Draw', 'Wait', 'Sleep', 'Start'];

  it('ranks below a section with both words in the heading if the title of the page has neither word', async () => {
    const context = contextOf([
      page('/a', 'Answers', [
        ['', filler],
        ['The rate is less than a frame for each draw', filler],
      ]),
      page('/b', 'Everything', [
        ['', 'A frame rate, one frame rate and another frame rate.'],
        ...THINGS.map((thing): [string, string] => [thing, `A frame rate has it. ${filler}`]),
      ]),
    ]);
    const {best} = await scoreText('frame rate', context);
    expect(best[0]?.section).toBe(1);
  });

  it('ranks below a page whose title is a shorter completion of the typed identifier', async () => {
    const context = contextOf([
      page('/a', 'Class LampShadeHolder', [
        ['', `The class of holders. ${filler}`],
        ...THINGS.map((thing): [string, string] => [
          thing,
          `The class of a lamp, LampShadeHolder, has it. ${filler}`,
        ]),
      ]),
      page('/b', 'Class LampShade', [['', 'A shade.']]),
    ]);
    const {best} = await scoreText('class lampS', context);
    expect(best[0]?.section).toBe(9);
  });
});

describe('An unfinished name', () => {
  it('ranks the heading that completes it above a page whose title is the first word of the name', async () => {
    for (const [query, name] of [
      ['gitB', 'gitBranchLockfile'],
      ['linkW', 'linkWorkspaces'],
      ['trayI', 'trayIsDestroyed'],
    ] as const) {
      const word = /^[a-z]+/.exec(name)?.[0] ?? '';
      const context = contextOf([
        page('/a', word, [['', `All of ${word}. ${filler}`]]),
        page('/b', 'Settings', [
          ['', filler],
          [name, filler],
        ]),
      ]);
      const {best} = await scoreText(query, context);
      expect(best[0]?.section, query).toBe(2);
    }
  });
});

describe('The score of a page that declares a name', () => {
  it('is higher than that of a section whose heading is the name', async () => {
    const context = contextOf([
      page('/Lamp', 'Class Lamp', [
        ['', 'Shines.'],
        ['Lamp', 'Makes a lamp.'],
      ]),
    ]);
    for (const query of ['lamp ', 'Lamp', 'class lamp ']) {
      const {best} = await scoreText(query, context);
      expect(best.map(({section}) => section)).toEqual([0, 1]);
    }
  });
});

describe('Scoring sections', () => {
  const context = contextOf([
    page('/a', 'A', [
      ['', 'lamp switch'],
      ['B', 'lamp'],
      ['C', 'lamp'],
      ['D', 'the'],
    ]),
  ]);

  it('leaves out sections that lack a word if `onlyComplete` is set', async () => {
    const {best, total} = await scoreText('lamp switch ', context, {most: 9, onlyComplete: true});
    expect(best.map(({section}) => section)).toEqual([0]);
    expect(total).toBe(1);
  });
});
