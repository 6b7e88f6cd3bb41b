export const REPOSITORY = 'https://github.com/srcimon/screwbox';
export const JAVADOC = 'https://javadoc.io/doc/dev.screwbox/screwbox-core';
export const CODE_QUALITY = 'https://sonarcloud.io/project/overview?id=srcimon_screwbox';
