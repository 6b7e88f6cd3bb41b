// How the search takes texts apart into terms.
export {type Analyzer, createAnalyzer} from './analysis/Analyzer';
export {english} from './analysis/lunrLanguage';
