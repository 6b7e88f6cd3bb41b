// Public entry `@screwbox/docusaurus-search/page`: what pages have in common with the search.
export {isTyping} from './isTyping';
export {reveal} from './reveal';
