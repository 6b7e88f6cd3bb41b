import {createAnalyzer} from '../../../core/text/Analyzer';
import {english} from '../../../core/text/lunrLanguage';
import type {Page} from '../../extract/page/Page';
import {PageCounter} from '../PageCounter';
import {SectionCollector} from '../SectionCollector';

/** Counts pages as a build does, one after another. */
export function collectPages(...pages: Page[]): SectionCollector {
  const analyzer = createAnalyzer(english);
  const counter = new PageCounter(analyzer);
  const collector = new SectionCollector(analyzer);
  for (const page of pages) collector.merge(counter.count(page));
  return collector;
}
