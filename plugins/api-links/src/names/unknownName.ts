import {closestNames, isTypo} from '@screwbox/shared/names/closestNames';
import {PLAIN, type Resolution} from './Resolution';

/** Shorter words are like too many others to be called mistyped. */
const SHORTEST_TYPO = 4;

/** A name that must be one of the candidates and is not. */
export function unknownName(name: string, candidates: Iterable<string>): Resolution {
  return {kind: 'unknown', name, closest: closestNames(name, candidates)};
}

/** A name that need not be one of the candidates: it is wrong only if it nearly is one. */
export function unlessTypo(name: string, candidates: readonly string[]): Resolution {
  const isWord = name.length >= SHORTEST_TYPO;
  return isWord && candidates.some((candidate) => isTypo(name, candidate))
    ? unknownName(name, candidates)
    : PLAIN;
}
