import type * as Preset from '@docusaurus/preset-classic';
import {type ApiLinksOptions, remarkApiLinks} from '../../plugins/api-links/src';
import {rehypeCode} from './code/rehypeCode';
import {exampleFiller} from '../plugins/examples/exampleFiller';
import {remarkFilledCode} from './remarkFilledCode';
import {stageFiller} from '../plugins/tutorials/stageFiller';
import {type GlossaryOptions, remarkGlossary} from '../plugins/glossary/remarkGlossary';
import {remarkPictureFiles} from './remarkPictureFiles';
import {remarkPictures} from './remarkPictures';
import {remarkAuthoring} from './remarkAuthoring';
import {rehypeStatic} from './rehypeStatic';
import {remarkTableCode} from './remarkTableCode';

interface ReadingAids {
  /** Glossary. The first occurrence of each term on a page becomes a link to it. */
  glossary?: GlossaryOptions;
  /** Whether readers can enlarge images. If so, the titles of images are shown as captions. */
  pictures?: boolean;
}

export function contentRules(
  apiLinkOptions: ApiLinksOptions,
  {glossary, pictures = false}: ReadingAids = {},
) {
  const terms: [typeof remarkGlossary, GlossaryOptions][] = glossary
    ? [[remarkGlossary, glossary]]
    : [];
  const apiLinks: [typeof remarkApiLinks, ApiLinksOptions] = [remarkApiLinks, apiLinkOptions];
  const fillers = [stageFiller(), exampleFiller()];
  const filledCode: [typeof remarkFilledCode, typeof fillers] = [remarkFilledCode, fillers];
  const markdown = {
    // These must run before Docusaurus turns images into components, and before code blocks are processed.
    beforeDefaultRemarkPlugins: [
      remarkAuthoring,
      ...(pictures ? [remarkPictures] : []),
      remarkPictureFiles,
      filledCode,
    ],
    // API links need whole names, so they must run before code is split.
    remarkPlugins: [apiLinks, remarkTableCode, ...terms],
    // Code blocks must be replaced first, so that the second plugin skips them.
    rehypePlugins: [rehypeCode, rehypeStatic],
  };
  return {
    docs: {
      ...markdown,
      onInlineTags: 'throw',
    },
    blog: {
      ...markdown,
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
    },
    pages: markdown,
  } satisfies Pick<Preset.Options, 'docs' | 'blog' | 'pages'>;
}
