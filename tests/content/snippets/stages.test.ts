import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readStages, type Sources} from '../../../src/plugins/first-game/readStages';
import {loadApi} from '../../../engine-api/loadApi';
import {requireJdk} from '../jdk/requireJdk';
import {javaStubs} from './javaStubs';
import {compileSnippets, type SnippetRecord} from './snippetCompiler';

const PACKAGE = 'package com.example.firstgame;';
const stages = readStages(join(import.meta.dirname, '../../../examples/first-game/stages'));
const stubs = javaStubs(loadApi().types).map(({name, code}): SnippetRecord => ({
  kind: 'source',
  name,
  text: code,
}));

/** The classes of a stage in a package of their own, so that all stages compile together. */
function records(sources: Sources, stage: number): SnippetRecord[] {
  return [...sources].map(([file, code]) => ({
    kind: 'source',
    name: `stage${stage}.${file.replace(/\.java$/, '')}`,
    text: code.replace(PACKAGE, `package stage${stage};`),
  }));
}

const messages = (games: readonly Sources[]) =>
  compileSnippets([
    ...stubs,
    ...games.flatMap((sources, index) => records(sources, index + 1)),
  ]).errors.map(({message}) => message);

beforeAll(requireJdk);

describe('the stages of the first game', () => {
  it('all compile against the API of the release', () => {
    expect(stages.length).toBe(7);
    expect(messages(stages)).toEqual([]);
  });

  it('no longer compile when a class calls what the API does not have', () => {
    const game = stages[0]?.get('FirstGame.java') ?? '';
    const broken = new Map([['FirstGame.java', game.replace('setZoom', 'setZoomed')]]);
    expect(messages([broken]).join()).toContain('setZoomed');
  });

  it('have each class in the package of the tutorial', () => {
    for (const sources of stages) {
      for (const code of sources.values()) expect(code.startsWith(PACKAGE)).toBe(true);
    }
  });
});
