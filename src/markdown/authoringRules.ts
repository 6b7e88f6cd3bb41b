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

/** What authors' texts get beside their checks. */
interface ReadingAids {
  /** Where the terms are explained whose first use on a page leads there; nowhere without it. */
  glossary?: GlossaryOptions;
  /** Whether readers can enlarge pictures, whose titles are then captions; they cannot without it. */
  pictures?: boolean;
}

/**
 * The same for what authors write: docs, posts and pages.
 * @param apiLinkOptions how names of the API in inline code are checked and linked
 */
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
    // Before the plugins of Docusaurus, which turn images into components; and what fills code blocks
    // before what reads them.
    beforeDefaultRemarkPlugins: [
      remarkAuthoring,
      ...(pictures ? [remarkPictures] : []),
      remarkPictureFiles,
      filledCode,
    ],
    // The links are set by what the code says, so before it is cut into pieces.
    remarkPlugins: [apiLinks, remarkTableCode, ...terms],
    // What is left after the blocks of code.
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
