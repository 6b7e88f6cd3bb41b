import {expect, it} from 'vitest';
import {parseOperators} from './parseOperators';

it.each([
  ['nginx:latest', 'unknownField', 'FIELD', 'nginx'],
  ['title:', 'missingTerm', 'FIELD', 'title'],
  ['light title:', 'missingTerm', 'FIELD', 'title'],
  ['title:+light', 'expectedTerm', 'PRESENCE', '+'],
  ['title:heading:light', 'expectedTerm', 'FIELD', 'heading'],
  ['light +', 'missingTermOrField', 'PRESENCE', '+'],
  ['+-light', 'expectedTermOrField', 'PRESENCE', '-'],
  ['+~2', 'expectedTermOrField', 'EDIT_DISTANCE', '2'],
  ['~2 light', 'expectedClause', 'EDIT_DISTANCE', '2'],
  ['^2 light', 'expectedClause', 'BOOST', '2'],
  ['light~x', 'editDistanceNotNumeric', 'EDIT_DISTANCE', ''],
  ['light^x', 'boostNotNumeric', 'BOOST', ''],
  ['light~1.5', 'editDistanceNotWhole', '', '1.5'],
  ['light^1.5', 'boostNotWhole', '', '1.5'],
  ['light^1,5 lamp +', 'boostNotWhole', '', '1,5'],
])('The error of the query %s has the code %s', (query, code, found, value) => {
  expect(() => parseOperators(query)).toThrow(expect.objectContaining({code, found, value}));
});
