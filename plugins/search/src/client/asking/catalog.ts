import catalog from '@generated/docusaurus-search/default/catalog.json';

/** Every index of this site. */
export {catalog};
