import {closestNames} from '../../plugins/plugin-options/src';

/** Asks for one thing that a new file must say. */
export interface Field {
  readonly name: string;
  readonly question: string;
  /** What is wrong with an answer, and what to write; nothing where it can be used. */
  readonly fault: (answer: string) => string | undefined;
}

export type Kind = 'page' | 'post' | 'announcement';
export type Answers = Readonly<Record<string, string>>;

/** What is known of the site beside the answers. */
export interface Site {
  /** Pages of the docs by their path below `docs/`, with their titles. */
  readonly pages: ReadonlyMap<string, string>;
  /** Places in the sidebar that each folder of the docs has taken. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly tags: readonly string[];
  readonly release: string;
  readonly today: Date;
}

const DESCRIPTION = {min: 50, max: 170};
/** Folders whose pages need no more than a topic and related pages. */
const FOLDERS = ['fundamentals', 'guides', 'reference'];

const filled = (answer: string): string | undefined =>
  answer.trim() === '' ? 'must not be empty' : undefined;

const listOf = (answer: string): string[] =>
  answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const TITLE: Field = {
  name: 'title',
  question: 'Title, as readers would search for it',
  fault: (answer) =>
    slugOf(answer) === '' ? 'must have a letter or a digit from a to z' : undefined,
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

/** What a kind of file asks its author. */
export function fieldsOf(kind: Kind, {pages, tags}: Site): Field[] {
  if (kind === 'announcement')
    return [
      {
        name: 'id',
        question: 'Id, which no announcement had before',
        fault: (answer) =>
          /^[a-z0-9][a-z0-9-]*$/.test(answer)
            ? undefined
            : 'must be of lower-case letters, digits and hyphens',
      },
      {name: 'text', question: 'Text, in Markdown', fault: filled},
    ];
  const lead = {name: 'lead', question: 'First paragraph: what readers get here', fault: filled};
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
    lead,
    among(
      'related',
      'Two related pages below docs, such as guides/camera.md',
      [...pages.keys()],
      2,
    ),
  ];
}

/** A text as YAML has it. */
const yaml = (text: string): string =>
  /^[A-Za-z][^:#'"{}[\]&*!|>%@`]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;

function pageFile(answers: Answers, {pages, positions}: Site) {
  const {folder = '', title = '', related = ''} = answers;
  const position = Math.max(0, ...(positions.get(folder) ?? [])) + 1;
  const links = listOf(related).map((path) => {
    const target = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : `../${path}`;
    return `- [${pages.get(path) ?? path}](${target})`;
  });
  const lines = [
    ...['---', `title: ${yaml(title)}`, `description: ${yaml(answers.description ?? '')}`],
    ...[
      `keywords: [${listOf(answers.keywords ?? '')
        .map(yaml)
        .join(', ')}]`,
    ],
    ...[`sidebar_position: ${position}`, '---', '', answers.lead ?? '', ''],
    ...['## Related pages', '', ...links, ''],
  ];
  return {file: `docs/${folder}/${slugOf(title)}.md`, text: lines.join('\n')};
}

function postFile(answers: Answers, {today, release}: Site) {
  const {title = ''} = answers;
  const day = today.toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
  const lines = [
    ...['---', `slug: ${slugOf(title)}`, `title: ${yaml(title)}`],
    ...[`description: ${yaml(answers.description ?? '')}`, 'authors: [screwbox]'],
    ...[`tags: [${listOf(answers.tags ?? '').join(', ')}]`, '---', ''],
    ...[`This post looks back on ScrewBox ${release} as it was on ${day}. ${answers.lead}`, ''],
    ...['{/* truncate */}', ''],
  ];
  const date = today.toISOString().slice(0, 10);
  return {file: `blog/${date}-${slugOf(title)}.md`, text: lines.join('\n')};
}

/** The new file: where it stands, and a text that passes all checks. */
export function contentFile(
  kind: Kind,
  answers: Answers,
  site: Site,
): {file: string; text: string} {
  if (kind === 'page') return pageFile(answers, site);
  if (kind === 'post') return postFile(answers, site);
  const {id = '', text = ''} = answers;
  return {file: `announcements/${id}.md`, text: `---\nid: ${yaml(id)}\n---\n\n${text}\n`};
}
