import {dump} from 'js-yaml';
import {closestNames} from '@screwbox/shared/names/closestNames';
import {fileName, isDevice, slugOf} from './fileName';
import {markdownLink, markdownText, paragraphFault, textFault} from './markdownText';

export interface Field {
  readonly name: string;
  readonly question: string;
  readonly fault: (answer: string) => string | undefined;
}

export type Kind = 'page' | 'post' | 'announcement';
export type Answers = Readonly<Record<string, string>>;

export interface Site {
  /** Titles of the docs pages by their path below `docs/`. */
  readonly pages: ReadonlyMap<string, string>;
  /** Sidebar positions in use, by folder of the docs. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly tags: readonly string[];
  readonly release: string;
  readonly today: Date;
}

const DESCRIPTION = {min: 50, max: 170};
const ANSWERS = {min: 3, max: 8};
/** Folders for new pages. Pages in other folders need sections in addition to a topic and related pages. */
const FOLDERS = ['fundamentals', 'guides', 'reference'];

const listOf = (answer: string): string[] =>
  answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const TITLE: Field = {
  name: 'title',
  question: 'Title, as readers would search for it',
  fault: (answer) => (slugOf(answer) === '' ? 'must have a letter or a digit' : undefined),
};

const description: Field = {
  name: 'description',
  question: `Description for result lists, ${DESCRIPTION.min} to ${DESCRIPTION.max} characters`,
  fault: ({length}) =>
    length < DESCRIPTION.min || length > DESCRIPTION.max
      ? `has ${length} characters but must have ${DESCRIPTION.min} to ${DESCRIPTION.max}`
      : undefined,
};

const among = (name: string, question: string, known: readonly string[], least: number): Field => ({
  name,
  question: `${question} (${known.length > 9 ? 'separated by commas' : known.join(', ')})`,
  fault: (answer) => {
    const unknown = listOf(answer).find((item) => !known.includes(item));
    if (unknown !== undefined) {
      const closest = closestNames(unknown, known);
      const choice = closest.length > 0 ? closest : known;
      return `names "${unknown}", which does not exist; choose from ${choice.join(', ')}`;
    }
    return listOf(answer).length < least ? `must name at least ${least}` : undefined;
  },
});

export function fieldsOf(kind: Kind, {pages, tags}: Site): Field[] {
  if (kind === 'announcement')
    return [
      {
        name: 'id',
        question: 'Id, which no announcement had before',
        fault: (answer) => {
          if (isDevice(answer))
            return 'is the name of a Windows device, so Windows cannot have such a file';
          return /^[a-z0-9][a-z0-9-]*$/.test(answer)
            ? undefined
            : 'must consist of lower-case letters, digits and hyphens';
        },
      },
      {name: 'text', question: 'Text, in Markdown', fault: textFault},
    ];
  const lead = {
    name: 'lead',
    question: 'First paragraph: what readers get here',
    fault: paragraphFault,
  };
  if (kind === 'post') return [TITLE, description, among('tags', 'Tags', tags, 1), lead];
  return [
    among('folder', 'Folder below docs', FOLDERS, 1),
    TITLE,
    description,
    {
      name: 'keywords',
      question: 'Keywords that readers may type, separated by commas',
      fault: (answer) => (listOf(answer).length > 0 ? undefined : 'must name at least 1'),
    },
    {
      name: 'answers',
      question: `Queries that should find this page first: ${ANSWERS.min} to ${ANSWERS.max}, separated by commas`,
      fault: (answer) => {
        const {length} = listOf(answer);
        return length < ANSWERS.min || length > ANSWERS.max
          ? `names ${length} but must name ${ANSWERS.min} to ${ANSWERS.max}`
          : undefined;
      },
    },
    lead,
    among(
      'related',
      'Two related pages below docs, such as guides/camera.md',
      [...pages.keys()],
      2,
    ),
  ];
}

function frontMatter(fields: object): string {
  return `---\n${dump(fields, {flowLevel: 1, lineWidth: -1})}---\n`;
}

function pageFile(answers: Answers, {pages, positions}: Site) {
  const {folder = '', title = '', description: summary = '', related = ''} = answers;
  const links = listOf(related).map((path) => {
    const target = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : `../${path}`;
    return `- ${markdownLink(pages.get(path) ?? path, target)}`;
  });
  const fields = {
    title,
    description: summary,
    keywords: listOf(answers.keywords ?? ''),
    search_answers: listOf(answers.answers ?? ''),
    sidebar_position: Math.max(0, ...(positions.get(folder) ?? [])) + 1,
  };
  const lines = [
    frontMatter(fields),
    markdownText(answers.lead ?? ''),
    '',
    '## Related pages',
    '',
    ...links,
    '',
  ];
  return {file: `docs/${folder}/${fileName(title, 'page', folder)}.md`, text: lines.join('\n')};
}

function postFile(answers: Answers, {today, release}: Site) {
  const {title = '', description: summary = ''} = answers;
  const slug = fileName(title, 'post');
  const day = today.toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
  const fields = {
    slug,
    title,
    description: summary,
    authors: ['screwbox'],
    tags: listOf(answers.tags ?? ''),
  };
  const lead = markdownText(
    `This post looks back on ScrewBox ${release} as it was on ${day}. ${answers.lead ?? ''}`,
  );
  const text = `${frontMatter(fields)}\n${lead}\n\n{/* truncate */}\n`;
  return {file: `blog/${today.toISOString().slice(0, 10)}-${slug}.md`, text};
}

export function contentFile(
  kind: Kind,
  answers: Answers,
  site: Site,
): {file: string; text: string} {
  if (kind === 'page') return pageFile(answers, site);
  if (kind === 'post') return postFile(answers, site);
  const {id = '', text = ''} = answers;
  return {file: `announcements/${id}.md`, text: `${frontMatter({id})}\n${markdownText(text)}\n`};
}
