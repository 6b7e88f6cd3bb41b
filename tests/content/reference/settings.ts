import type {ApiType} from '../../../plugins/api-links/src/data/ApiData';

const SETTING = /^(?:set|enable|disable|unlock)/;

/**
 * Methods that change a setting. In an option type, these are all methods that return the type itself or are
 * named like a setter. In other types, only those named like a setter.
 */
export function settingsOf(type: ApiType): string[] {
  const isForOptions = /(?:Configuration|Options|Setup|Details|Transition)$/.test(type.name);
  const names = (type.methods ?? [])
    .filter(({mods, override}) => !mods?.includes('static') && !override)
    .filter(({name, ret}) => SETTING.test(name) || (isForOptions && ret === type.name))
    .map(({name}) => name)
    .filter((name) => !/^(?:add|remove)Listener$/.test(name));
  // A table lists the method that switches something on. The one that switches it off is implied.
  const isImplied = (name: string) => names.includes(name.replace(/^disable/, 'enable'));
  return [...new Set(names)].filter((name) => !name.startsWith('disable') || !isImplied(name));
}
