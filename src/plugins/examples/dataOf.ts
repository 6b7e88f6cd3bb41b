import {codeHtml} from '../../markdown/code/codeHtml';
import {codeAddress, fileAddress} from './addresses';
import type {ExampleCard, ExampleData} from './ExampleData';
import type {Example} from './readExamples';
import {withoutRegions} from './regionOf';

export function cardOf({program, slug, pictures}: Example): ExampleCard {
  const {title, about, tags} = program;
  return {slug, title, about, tags, pictures};
}

/**
 * @param titles titles of the site's pages, by path relative to the base URL
 * @throws Error if the program refers to a page that does not exist
 */
export function dataOf(example: Example, titles: ReadonlyMap<string, string>): ExampleData {
  const {program, code} = example;
  const {name, pages, files} = program;
  return {
    ...cardOf(example),
    name,
    pages: pages.map((path) => {
      const title = titles.get(path);
      if (title === undefined) {
        throw new Error(
          `examples/gallery/${name}.java: there is no page ${path}. Correct "page:" in its header.`,
        );
      }
      return {path, title};
    }),
    html: codeHtml({code: withoutRegions(code), language: 'java', isWhole: true}),
    code: codeAddress(name),
    files: files.map((file) => ({name: file, address: fileAddress(file)})),
    engine: example.engine,
  };
}
