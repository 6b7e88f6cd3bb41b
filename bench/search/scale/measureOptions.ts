export interface OptionCost {
  readonly option: string;
  readonly seconds: readonly number[];
}

export const OPTION_SIZES = [10_000, 30_000, 100_000];

interface BuildInput {
  pages: Iterable<{url: string; html: string; extras?: object}>;
  outDir: string;
  options?: object;
}

type OptionCase = readonly [option: string, extras: (at: number) => object, options?: object];

const CASES: readonly OptionCase[] = [
  ['none', () => ({})],
  ['one tag on all pages', () => ({tags: ['guide']})],
  ['a tag for every tenth page', (at) => ({tags: [`tag ${Math.floor(at / 10)}`]})],
  ['keywords', (at) => ({keywords: `number${at}, page`})],
  ['boosts', (at) => ({boost: 1 + (at % 5)})],
  ['descriptions', (at) => ({description: `What page ${at} is about`})],
  ['answers', (at) => ({answers: [{text: `what is on page ${at}`, from: 'bench'}]})],
  ['title end', () => ({titleEnd: ' | Bench'})],
  [
    '1,000 synonyms',
    () => ({}),
    {synonyms: Array.from({length: 1000}, (_, n) => [`word${n}`, `term${n}`])},
  ],
  ['ignored elements', () => ({}), {ignore: ['.card', 'main > .actions']}],
  ['excerpts of 300 characters', () => ({}), {excerptLength: 300}],
  ['two languages', () => ({}), {language: ['en', 'de']}],
  ['one of several indexes', () => ({}), {isOneOfSeveral: true}],
];

function* pagesOf(count: number, extras: (at: number) => object): BuildInput['pages'] {
  for (let at = 0; at < count; at++) {
    const html = `<title>Page ${at} | Bench</title><main><h1>Page ${at}</h1><p class="card">word${at % 997} names thing ${at % 89}</p></main>`;
    yield {url: `/page-${at}`, html, extras: extras(at)};
  }
}

/** Measures builds of small pages with each option. Larger pages would hide the cost of the option. */
export async function measureOptions(outDir: string): Promise<OptionCost[]> {
  const name = '@screwbox/docusaurus-search/node';
  const {buildIndex} = (await import(name)) as {
    buildIndex: (input: BuildInput) => Promise<unknown>;
  };
  const costs: OptionCost[] = [];
  for (const [option, extras, options] of CASES) {
    const seconds: number[] = [];
    for (const size of OPTION_SIZES) {
      const before = process.cpuUsage();
      await buildIndex({pages: pagesOf(size, extras), outDir, ...(options && {options})});
      const {user, system} = process.cpuUsage(before);
      seconds.push((user + system) / 1e6);
    }
    costs.push({option, seconds});
  }
  return costs;
}
