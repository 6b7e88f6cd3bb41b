import {describe, expect, it, test} from 'vitest';
import {draftOf, isStated} from './OperatorDraft';

test('a list leaves out what is blank, as the variable of it does', () => {
  const {representatives} = draftOf({representatives: ['Anna Alt', '', ' ', ' Ben Winter ']});
  expect(representatives.value).toEqual(['Anna Alt', 'Ben Winter']);
});

test('a list of nothing but blanks is missing', () => {
  expect(draftOf({representatives: ['', ' ']}).representatives).toEqual({
    path: 'representatives',
    value: undefined,
  });
});

test('a value of the wrong kind is missing', () => {
  const {name, liquidation, disputeResolution} = draftOf({
    name: 5,
    liquidation: 'true',
    disputeResolution: {employees: '12'},
  });
  expect([name.value, liquidation.value, disputeResolution.employees.value]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('A group', () => {
  it('is stated as soon as one of its values is, however deep', () => {
    expect(isStated(draftOf({editor: {address: {city: 'Münster'}}}).editor)).toBe(true);
  });

  it.each([{}, {editor: {}}, {editor: {address: {city: ' '}}}])('is not stated in %j', (record) => {
    expect(isStated(draftOf(record).editor)).toBe(false);
  });
});
