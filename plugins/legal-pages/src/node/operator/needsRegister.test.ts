import {describe, expect, it} from 'vitest';
import {contradictionsOf} from './contradictions';
import {draftOf} from './OperatorDraft';
import type {OperatorType} from './OperatorRecord';

const needsRegister = (type: OperatorType, record: object) =>
  contradictionsOf(draftOf({type, ...record})).some(({field}) => field === 'register');

describe('A register is required', () => {
  it.each<[OperatorType, object]>([
    ['association', {legalForm: 'eingetragener Verein'}],
    ['association', {legalForm: 'Verein', name: 'Pixelfreunde e. V.'}],
    ['association', {legalForm: 'Verein, nicht im Handels-, aber im Vereinsregister eingetragen'}],
    ['company', {legalForm: 'eGbR'}],
    ['company', {legalForm: 'eingetragene Gesellschaft bürgerlichen Rechts'}],
    ['sole-trader', {name: 'Ada Sommer', businessName: 'Pixelwerk e. K.'}],
  ])('for %s %j', (type, record) => {
    expect(needsRegister(type, record)).toBe(true);
  });
});

describe('No register is required', () => {
  it.each<[OperatorType, object]>([
    ['association', {legalForm: 'nicht eingetragener Verein'}],
    ['association', {legalForm: 'Verein (nicht in das Register der Stadt eingetragen)'}],
    ['association', {legalForm: 'Verein', name: 'Pixelfreunde n.e.V.'}],
    ['association', {legalForm: 'nicht rechtsfähiger Verein'}],
    ['company', {legalForm: 'GbR'}],
    ['company', {legalForm: 'nicht eingetragene Gesellschaft bürgerlichen Rechts'}],
    ['sole-trader', {name: 'Ada Sommer', businessName: 'Nicht eingetragener Kaufmann Sommer'}],
    ['private-person', {name: 'Ada Sommer'}],
  ])('for %s %j', (type, record) => {
    expect(needsRegister(type, record)).toBe(false);
  });
});
