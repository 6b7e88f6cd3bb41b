import {closestNames, isTypo} from '@screwbox/shared/names/closestNames';
import {PLAIN, type Resolution} from './Resolution';

const SHORTEST_TYPO = 4;

/** Resolution of a name that must be one of the candidates but is not. */
export function unknownName(name: string, candidates: Iterable<string>): Resolution {
  return {kind: 'unknown', name, closest: closestNames(name, candidates)};
}

/** Resolution of a name that is only reported as unknown if it is probably a misspelled candidate. */
export function unlessTypo(name: string, candidates: readonly string[]): Resolution {
  const isWord = name.length >= SHORTEST_TYPO;
  return isWord && candidates.some((candidate) => isTypo(name, candidate))
    ? unknownName(name, candidates)
    : PLAIN;
}
