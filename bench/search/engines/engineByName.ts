import {easyops} from './easyops';
import {flexsearch} from './flexsearch';
import {lunrEngine} from './lunr';
import {minisearch} from './minisearch';
import {orama} from './orama';
import {ours} from './ours';
import {pagefind} from './pagefind';
import type {EngineName, SearchEngine} from './SearchEngine';

const engines: Record<EngineName, SearchEngine> = {
  ours,
  minisearch,
  orama,
  lunr: lunrEngine,
  flexsearch,
  pagefind,
  easyops,
};

export function engineByName(name: EngineName): SearchEngine {
  return engines[name];
}
