import {createAnalyzer, type Analyzer} from '../../text/Analyzer';
import {english} from '../../text/lunrLanguage';
import type {Page} from '../../../node/extract/page/Page';
import {type BuildOptions, settingsOf} from '../../../node/index/buildOptions';
import {encodeRecords} from '../../../node/index/indexPages';
import {orderPages} from '../../../node/index/records/orderPages';
import {PageRecorder} from '../../../node/index/records/PageRecorder';

export const page = (
  url: string,
  title: string,
  sections: [heading: string, text: string][],
  answers: string[] = [],
): Page => ({
  url,
  title,
  breadcrumbs: [],
  description: '',
  keywords: '',
  answers,
  boost: 1,
  sections: sections.map(([heading, text], index) => ({
    heading,
    hash: index === 0 ? '' : `s${index}`,
    text,
    code: [],
    blocks: [],
  })),
});

export function indexFiles(
  pages: readonly Page[],
  options: BuildOptions = {},
  analyzer: Analyzer = createAnalyzer(english),
): Map<string, Uint8Array> {
  const recorder = new PageRecorder(analyzer);
  for (const one of pages) recorder.add(one);
  const files = encodeRecords(recorder, orderPages(recorder.pages), settingsOf(options));
  return new Map(files.map(({name, bytes}) => [name, bytes]));
}

export const readFrom =
  (files: ReadonlyMap<string, Uint8Array>) =>
  (name: string): Promise<Uint8Array> => {
    const bytes = files.get(name);
    return bytes === undefined
      ? Promise.reject(new Error(`no file ${name}`))
      : Promise.resolve(bytes);
  };

export const DOCUMENTATION: Page[] = [
  page('/audio', 'Audio', [
    ['', 'Play sounds and music. The audio system mixes playbacks.'],
    ['Volume', 'Change the volume of music with configuration().setMusicVolume(percent).'],
    ['Playbacks', 'A playback can be stopped, resumed and animated while it runs.'],
  ]),
  page('/keyboard', 'Keyboard', [
    ['', 'Read which keys are pressed. Use engine.keyboard() to reach it.'],
    ['Key combinations', 'Combine Key.SHIFT_LEFT and Key.ARROW_UP in one KeyCombination.'],
  ]),
  page('/graphics', 'Graphics', [
    ['', 'Draw rectangles, circles and sprites on the screen with a Canvas.'],
    [
      'Configuring animations',
      'An animation shows one frame after another. What is a breaking change?',
    ],
    ['Split screen', 'Use engine.graphics() to split the screen in viewports. Works with C++ too.'],
  ]),
];
