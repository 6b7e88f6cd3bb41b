import type {ApiType} from '../../../plugins/api-links/src/data/ApiData';

const SETTING = /^(?:set|enable|disable|unlock)/;

/**
 * Returns the methods that change a setting. In an option type, these are all methods that return the type itself or
 * have the name of a setter. In other types, only the name counts.
 */
export function settingsOf(type: ApiType): string[] {
  const isForOptions = /(?:Configuration|Options|Setup|Details|Transition)$/.test(type.name);
  const names = (type.methods ?? [])
    .filter(({mods, override}) => !mods?.includes('static') && !override)
    .filter(({name, ret}) => SETTING.test(name) || (isForOptions && ret === type.name))
    .map(({name}) => name)
    .filter((name) => !/^(?:add|remove)Listener$/.test(name));
  // Tables list methods such as `enableX`, and leave out the corresponding `disableX`.
  const isImplied = (name: string) => names.includes(name.replace(/^disable/, 'enable'));
  return [...new Set(names)].filter((name) => !name.startsWith('disable') || !isImplied(name));
}
