import type {AllContent} from '@docusaurus/types';

export function contentOf<Content>(
  allContent: AllContent,
  plugin: 'docs' | 'blog' | 'pages',
): {id: string; content: Content}[] {
  const instances = (allContent[`docusaurus-plugin-content-${plugin}`] ?? {}) as Record<
    string,
    Content | null | undefined
  >;
  return Object.entries(instances).flatMap(([id, content]) => (content ? [{id, content}] : []));
}
