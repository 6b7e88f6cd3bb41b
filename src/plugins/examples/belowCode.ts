import {attribute, expressionAttribute, objectOf} from '../../markdown/estree';
import type {MarkdownNode} from '../../markdown/MarkdownNode';
import {element} from '../../markdown/remarkFilledCode';
import type {Pictures} from './readExamples';

const COMPONENT = 'ExampleBelow';

/** Components for content below code, with the modules from which pages import them. */
export const BELOW_CODE: ReadonlyMap<string, string> = new Map([
  [COMPONENT, '@site/src/components/examples/ExampleBelow'],
]);

export interface Below {
  readonly pictures: Pictures | undefined;
  /** Last part of the program's address. If undefined, the complete program is not offered. */
  readonly slug: string | undefined;
}

export function belowCode({pictures, slug}: Below): MarkdownNode {
  const program = slug === undefined ? [] : [attribute('slug', slug)];
  const drawn = pictures ? [expressionAttribute('pictures', objectOf(pictures))] : [];
  return element(COMPONENT, [], [...drawn, ...program]);
}
