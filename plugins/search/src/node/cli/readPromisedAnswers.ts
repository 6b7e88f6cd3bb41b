import {Dictionary} from '../../core/reading/Dictionary';
import {type Read, readFile} from '../../core/reading/FileStore';
import {headsOf} from '../../core/reading/SectionStore';
import {answerText, isAnswer, MANIFEST} from '../../core/format/layout';
import {openManifest} from '../../core/format/Manifest';

interface AnswerOfPage {
  text: string;
  url: string;
}

export async function readPromisedAnswers(read: Read): Promise<AnswerOfPage[]> {
  const manifest = await openManifest(await readFile(read, MANIFEST));
  const heads = headsOf(manifest, read);
  const entries = await new Dictionary(manifest, read).range('', '\uffff', Infinity, isAnswer);
  return Promise.all(
    (entries ?? []).map(async ({term, postings}) => {
      const {url} = await heads.get(postings().sections[0] as number);
      return {text: answerText(term), url};
    }),
  );
}
