// Public entry point `@screwbox/docusaurus-search/page`: functions for scripts of the site.
export {isTyping} from './isTyping';
export {reveal} from './reveal';
