import type {PageRecorder, RecordedText} from '../../records/PageRecorder';
import {termPostings} from '../termPostings';

export function rankedPostings(
  term: string,
  recorder: PageRecorder,
  pages: readonly RecordedText[] = recorder.pages,
): Record<'sections' | 'impacts' | 'headings', number[]> {
  const number = recorder.vocabulary.terms.indexOf(term);
  const {sections, impacts, headings} = termPostings(recorder, pages)(number);
  return {
    sections: Array.from(sections),
    impacts: Array.from(impacts),
    headings: Array.from(headings),
  };
}
