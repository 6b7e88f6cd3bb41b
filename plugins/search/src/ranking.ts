// What hits are ranked by, and how queries with operators are read.
export {parseOperators} from './engine/parse/parseOperators';
export {type FeatureName, OF_TEXT, WEIGHTS} from './engine/score/weights';
