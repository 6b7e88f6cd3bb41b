export {checkOptions} from './checkOptions';
export {closestNames, isTypo} from './closestNames';
export {counted} from './counted';
export {problemTexts} from './problemTexts';
export {readArguments} from './readArguments';
export {keepsCache, renewCache} from './renewCache';
