import {describe, expect, it} from 'vitest';
import {ApiIndex} from '../../../plugins/api-links/src/data/ApiIndex';
import {loadApi} from '../../../engine-api/loadApi';
import {createAnalyzer} from '../../../plugins/search/src/core/text/Analyzer';
import {loadLanguage} from '../../../plugins/search/src/core/text/loadLanguage';
import {refuseAnswers} from '../../../plugins/search/src/node/index/refuseAnswers';
import {docsPages} from '../../../scripts/checks/documentation';
import {frontMatterOf} from '../../../scripts/checks/pages/frontMatter';
import {capitalisedWords} from './headingCase';
import {sectionsOf} from '../../../scripts/checks/pages/sections';

/** Heading of an example that is a complete program. Examples that are fragments have the heading `EXAMPLE`. */
const PROGRAM = 'Smallest working example';
const EXAMPLE = 'First example';
const OPTIONS = 'Options and defaults';
const LIMITS = 'Limits and pitfalls';
const RELATED = 'Related pages';
/** Heading of the links at the end of introductory pages, which have no section with related pages. */
const NEXT = 'Where to go next';

/** Start of headings that explain something. All other headings name a task. */
const EXPLANATION = /^(?:How|What|Why|When|Where) /;

const index = new ApiIndex(loadApi());
const pages = docsPages().map((page) => ({...page, sections: sectionsOf(page.text)}));
const modules = pages.filter(({file}) =>
  /^docs\/core-modules\/(?:[^/]+|[^/]+\/index\.mdx?)$/.test(file),
);
const tutorials = pages.filter(({file}) => /^docs\/(?:core-modules|guides)\//.test(file));

describe('Every page of the documentation', () => {
  it('has a description and a unique position', async () => {
    const matters = await Promise.all(pages.map(frontMatterOf));
    const places = pages.map(({file}, i) => {
      const folder = file.replace(/\/index\.mdx?$/, '').replace(/\/[^/]*$/, '');
      return `${folder}#${String(matters[i]?.['sidebar_position'])}`;
    });
    const descriptions = matters.map(({description}) => description);
    expect(new Set(descriptions).size).toBe(pages.length);
    expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([]);
  });

  it('has no search answer in common with another page', async () => {
    const promises = await Promise.all(
      pages.map(async (page) => {
        const {search_answers: answers = []} = await frontMatterOf(page);
        return (answers as string[]).map((text) => ({text, from: page.file, url: page.file}));
      }),
    );
    const analyzer = createAnalyzer(await loadLanguage('en'));
    expect(() => refuseAnswers(promises.flat(), analyzer)).not.toThrow();
  });

  it('has headings in sentence case', () => {
    const isType = (word: string) => index.findType(word) !== undefined;
    const wrong = pages.flatMap(({file, sections}) =>
      sections
        .filter(({title}) => capitalisedWords(title, isType).length > 0)
        .map(({title, line}) => `${file}:${line}: ${title}`),
    );
    expect(wrong).toEqual([]);
  });

  it('links to at least two other pages at its end', () => {
    const deadEnds = pages.filter(({sections}) => {
      const last = sections.filter(({depth}) => depth === 2).at(-1);
      const isEnding = last?.title === RELATED || last?.title === NEXT;
      return !isEnding || last.links.filter((link) => !/^https?:/.test(link)).length < 2;
    });
    expect(deadEnds.map(({file}) => file)).toEqual([]);
  });
});

describe('Every page about a module', () => {
  it.each(modules)('$file has its sections in the agreed order', ({sections}) => {
    const titles = sections.filter(({depth}) => depth === 2).map(({title}) => title);
    const [first, ...last] = titles.filter((title) =>
      [PROGRAM, EXAMPLE, OPTIONS, LIMITS, RELATED].includes(title),
    );
    expect([PROGRAM, EXAMPLE]).toContain(first);
    expect(last).toEqual([OPTIONS, LIMITS, RELATED]);
    expect([titles[0], ...titles.slice(-3)]).toEqual([first, ...last]);
  });

  it.each(tutorials)(
    '$file uses the heading for complete programs only above complete programs',
    ({text, sections}) => {
      const isProgram =
        /static void main\(String\[\] args\)|^```java example=\w+(?! region=)/m.test(text);
      expect(isProgram || sections.every(({title}) => title !== PROGRAM)).toBe(true);
    },
  );

  it.each(modules)('$file links to the JavaDoc', ({sections}) => {
    const related = sections.find(({title}) => title === RELATED);
    const types = related?.codes.filter((code) => index.findType(code)) ?? [];
    const links = related?.links.filter((link) => link.startsWith('https://javadoc.io/')) ?? [];
    expect(types.length + links.length).toBeGreaterThan(0);
  });
});

it('Every task heading of modules and guides has an example that compiles', () => {
  const frame = [OPTIONS, LIMITS, RELATED, NEXT, 'Pitfalls'];
  const without = tutorials.flatMap(({file, sections}) => {
    const limits = sections.findIndex(({title}) => title === OPTIONS || title === LIMITS);
    const tasks = limits < 0 ? sections : sections.slice(0, limits);
    return tasks
      .filter(({depth, examples}) => depth === 2 && examples === 0)
      .filter(({title}) => !frame.includes(title) && !EXPLANATION.test(title))
      .map(({title, line}) => `${file}:${line}: ${title}`);
  });
  expect(without).toEqual([]);
});
