import {expect, it} from 'vitest';
import {warningKinds} from './warningKinds';

it('Warnings are counted by the plugin that warns, or by how they begin', () => {
  const lines = [
    '[WARNING] Docusaurus found broken anchors!',
    '[WARNING] docusaurus-search: the page /a is not indexed: it has no title',
    '[WARNING] docusaurus-search: the page /b is not indexed: it has no title',
    'docusaurus-content-security-policy: the policy refuses what pages load',
    'Something is odd. Look at it.',
  ];
  expect(warningKinds(lines)).toEqual([
    ['docusaurus-search', 2],
    ['Docusaurus found broken anchors', 1],
    ['Something is odd', 1],
    ['docusaurus-content-security-policy', 1],
  ]);
});
