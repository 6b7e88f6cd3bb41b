interface Module {
  __esModule?: boolean;
  default?: unknown;
}

/**
 * All that is called of the package `tslib`, whose place this module takes in readers' scripts: a module
 * as it is imported by its default.
 */
export const __importDefault = (module: Module): Module =>
  module.__esModule ? module : {default: module};
