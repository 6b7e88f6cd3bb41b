// What an announcement is checked by, for other checks of the same.
export {announcementFields} from './node/announcementFields';
export {contrastProblem} from './node/contrast';
