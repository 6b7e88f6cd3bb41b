import path from 'node:path';

export interface CorpusSource {
  readonly name: string;
  readonly dir: string;
  readonly hint: string;
  /** Returns whether a page belongs to the corpus. `file` is its path below `dir`, with forward slashes. */
  readonly includes: (file: string) => boolean;
  readonly hasQuestions: boolean;
  /**
   * Addresses of pages that nobody searches for, such as lists of links. They are indexed but are never correct
   * answers.
   */
  readonly unwanted?: RegExp;
  /** Maximum size of a page in bytes. Larger pages, such as an index of all names, are left out. Default 1 MB. */
  readonly maxPageBytes?: number;
}

const PYTHON = '/usr/share/doc/python3.11/html';
const generatedIndex = /(^|\/)(genindex|search|py-modindex|_static|_sources|contents)\b/;
const javaIndex =
  /(^|\/)(index-files\/|search\.html|.*-tree\.html|.*-index\.html|constant-values|serialized-form)/;

/** Corpora of a run without `--corpus`: about 50, 500, 1,200 and 9,900 pages. */
export function defaultCorpora(siteDir: string): CorpusSource[] {
  return [
    {
      name: 'site',
      dir: path.join(siteDir, 'build'),
      hint: 'npm run build',
      includes: (file) => file !== '404.html' && !file.startsWith('search/'),
      hasQuestions: true,
    },
    {
      name: 'python-guide',
      dir: PYTHON,
      hint: 'apt-get install python3-doc',
      includes: (file) => /^(tutorial|howto|faq|using)\//.test(file),
      hasQuestions: true,
    },
    {
      name: 'python',
      dir: PYTHON,
      hint: 'apt-get install python3-doc',
      includes: (file) => !generatedIndex.test(file),
      hasQuestions: true,
    },
    {
      name: 'postgresql',
      dir: '/usr/share/doc/postgresql-doc-15/html',
      hint: 'apt-get install postgresql-doc-15',
      includes: (file) => !/^(bookindex|index)\.html$/.test(file),
      hasQuestions: true,
    },
    {
      name: 'openjdk',
      dir: '/usr/share/doc/openjdk-17-jre-headless/api',
      hint: 'apt-get install openjdk-17-doc',
      includes: (file) => !javaIndex.test(file),
      unwanted: /\/(class-use\/|package-use$|doc-files\/)/,
      hasQuestions: true,
      maxPageBytes: 700_000,
    },
  ];
}

export function folderCorpus(dir: string): CorpusSource {
  return {
    name: path.basename(path.resolve(dir)),
    dir: path.resolve(dir),
    hint: 'the folder does not exist',
    includes: (file) => file !== '404.html',
    hasQuestions: false,
  };
}
