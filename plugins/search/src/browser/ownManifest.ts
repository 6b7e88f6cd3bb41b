import inputs from '@generated/docusaurus-search/default/index-digest.json';
import {MANIFEST} from '../core/format/layout';
import {manifestOfBuild} from '../core/format/manifestOfBuild';
import {SCRIPTS_HASH} from '../names';

/**
 * Name of the manifests of the build that this page belongs to. The development server has no builds: its
 * manifests keep their name.
 */
export const OWN_MANIFEST =
  process.env.NODE_ENV === 'production' ? manifestOfBuild(SCRIPTS_HASH, inputs.digest) : MANIFEST;
