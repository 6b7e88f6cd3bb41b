import {minisearch} from './minisearch';
import {ours} from './ours';
import type {EngineName, SearchEngine} from './SearchEngine';

const engines: Partial<Record<EngineName, SearchEngine>> = {ours, minisearch};

export function engineByName(name: EngineName): SearchEngine {
  const engine = engines[name];
  if (!engine) throw new Error(`bench: no engine "${name}"`);
  return engine;
}
