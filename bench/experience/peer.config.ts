import site from '../../docusaurus.config';

/** The same site with the search plugin that most sites use, in its recommended setting. */
export default {
  ...site,
  presets: ['./peerPreset.ts'],
  themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: true}]],
};
