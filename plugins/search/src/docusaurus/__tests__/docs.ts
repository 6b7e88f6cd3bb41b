import type {SiteContent} from '@screwbox/shared/content/siteContent';

type DocsContent = SiteContent['docs'][number][1];

export interface TestPage {
  permalink: string;
  description?: string;
  frontMatter?: Record<string, unknown>;
  unlisted?: boolean;
  tags?: {label: string; permalink: string}[];
  authors?: {name?: string}[];
}

export function docsOf(path: string, pages: TestPage[]): SiteContent {
  const docs = pages.map((page) => ({
    title: page.permalink,
    source: `@site${page.permalink}.md`,
    frontMatter: {},
    unlisted: false,
    ...page,
  }));
  const version = {versionName: 'current', label: 'Next', path, isLast: true, sidebars: {}, docs};
  const content = {loadedVersions: [version]} as unknown as DocsContent;
  return {docs: [['default', content]], blogs: [], pages: []};
}
