import {expect, it} from 'vitest';
import {eventFault} from '../../../examples/runner/eventFault';

const LOG = [
  '0 scene Level',
  '51 hero jumps',
  '51 hero jumps',
  '80 hero jumps',
  '90 coin vanishes',
];

it('A run whose events are the promised ones has no fault', () => {
  expect(eventFault(['51 hero jumps', '80 hero jumps'], LOG)).toBeUndefined();
  expect(eventFault([], LOG)).toBeUndefined();
});

it('An event that did not happen is reported with all events of the run', () => {
  expect(eventFault(['95 coin vanishes'], LOG)?.split('\n')).toEqual([
    'Its events are not those of "events:" in its header.',
    'Did not happen: 95 coin vanishes',
    'Not promised: 90 coin vanishes',
    `All events: ${LOG.join('; ')}`,
  ]);
});

it('An event that happens more often than promised is reported', () => {
  expect(eventFault(['80 hero jumps'], LOG)).toContain('Not promised: 51 hero jumps');
});
