import {createAnalyzer} from '../../../../core/text/Analyzer';
import {english} from '../../../../core/text/lunrLanguage';
import type {Page} from '../../../extract/page/Page';
import {PageRecorder} from '../PageRecorder';

export function recordPages(...pages: Page[]): PageRecorder {
  const recorder = new PageRecorder(createAnalyzer(english));
  for (const page of pages) recorder.add(page);
  return recorder;
}
