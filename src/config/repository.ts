/** Where the engine's source is, and this site's. */
export const REPOSITORY = 'https://github.com/srcimon/screwbox';
