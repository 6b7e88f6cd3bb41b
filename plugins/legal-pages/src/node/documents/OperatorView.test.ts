import {expect, test} from 'vitest';
import {viewOperator} from './OperatorView';

test('a list leaves out what is blank, as the variable of it does', () => {
  const {list} = viewOperator({representatives: ['Anna Alt', '', ' ', ' Ben Winter ']});
  expect(list('representatives')).toEqual(['Anna Alt', 'Ben Winter']);
});

test('a list of nothing but blanks is missing', () => {
  const {list} = viewOperator({representatives: ['', ' ']});
  expect(list('representatives')).toEqual([{kind: 'missing', field: 'representatives'}]);
});
