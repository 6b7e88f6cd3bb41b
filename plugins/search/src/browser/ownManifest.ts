import inputs from '@generated/docusaurus-search/default/index-digest.json';
import {MANIFEST} from '../core/format/layout';
import {manifestOfBuild} from '../core/format/manifestOfBuild';
import {SCRIPTS_HASH} from '../names';

/**
 * Name of the index manifests that belong to this page's build. On the development server, the name is always the
 * same.
 */
export const OWN_MANIFEST =
  process.env.NODE_ENV === 'production' ? manifestOfBuild(SCRIPTS_HASH, inputs.digest) : MANIFEST;
