import inputs from '@generated/docusaurus-search/default/index-digest.json';
import {MANIFEST} from '../core/format/layout';
import {manifestOfBuild} from '../core/format/manifestOfBuild';

/** Hash of the bundler's compilation, which is part of this page's scripts. */
declare const __webpack_hash__: string;

/**
 * Name of the manifests of the build that this page belongs to. The development server has no builds: its
 * manifests keep their name.
 */
export const OWN_MANIFEST =
  process.env.NODE_ENV === 'production'
    ? manifestOfBuild(__webpack_hash__, inputs.digest)
    : MANIFEST;
