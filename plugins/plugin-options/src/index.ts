export {checkOptions} from './checkOptions';
export {closestNames, isTypo} from './closestNames';
export {problemTexts} from './problemTexts';
