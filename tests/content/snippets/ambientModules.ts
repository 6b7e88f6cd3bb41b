import type {ApiType} from '../../../plugins/api-links/src/data/ApiData';
import type {JavaSource} from './javaStubs';

const ENGINE = 'dev.screwbox.core.Engine';
const GRAPHICS = 'dev.screwbox.core.graphics.Graphics';
const VIEWPORT = 'dev.screwbox.core.graphics.Viewport';

/** A variable that snippets may use without declaring it. */
export interface AmbientModule {
  readonly name: string;
  /** Qualified name of its type. */
  readonly type: string;
}

function modulesOf(owner: string, types: readonly ApiType[]): AmbientModule[] {
  const declaring = types.find(({type}) => type === owner);
  if (!declaring) {
    throw new Error(`The API has no ${owner}: its modules cannot be offered to snippets.`);
  }
  const isInterface = (name: string) =>
    types.some(({type, kind}) => type === name && kind === 'interface');
  return (declaring.methods ?? [])
    .filter(({params, mods}) => params.length === 0 && !mods?.includes('static'))
    .map(({name, ret}) => ({name, type: declaring.uses?.[ret] ?? `${declaring.pkg}.${ret}`}))
    .filter(({type}) => isInterface(type));
}

/**
 * The engine, its modules and the parts of its graphics module: what a snippet means by
 * `environment` or `camera` without saying where it comes from.
 */
export function ambientModules(types: readonly ApiType[]): AmbientModule[] {
  const modules = [ENGINE, GRAPHICS, VIEWPORT].flatMap((owner) => modulesOf(owner, types));
  const byName = new Map(modules.map((module) => [module.name, module]));
  return [{name: 'engine', type: ENGINE}, ...byName.values()];
}

/** The superclass of all snippets, which holds the ambient modules as fields. */
export function ambientSource(modules: readonly AmbientModule[]): JavaSource {
  const fields = modules.map(({name, type}) => `public static ${type} ${name};`);
  const code = `package snippet;\npublic class Ambient {\n${fields.join('\n')}\n}\n`;
  return {name: 'snippet.Ambient', code};
}
