import {describe, expect, it} from 'vitest';
import {draftOf} from '../../operator/OperatorDraft';
import {lines, paragraph} from '../text';
import {imprint} from './imprint';

const sectionIn = (record: object, wanted: string) =>
  imprint(draftOf(record), 'ScrewBox').sections.find(({id}) => id === wanted);

describe('The Impressum', () => {
  it('shows the address of the editor', () => {
    const address = {street: 'Seeweg 1', postalCode: '24103', city: 'Kiel'};
    const editor = {
      name: 'Ada Sommer',
      address: {street: 'Bergweg 2', postalCode: '80331', city: 'München'},
    };
    expect(sectionIn({address, editor}, 'redaktion')?.blocks).toEqual([
      lines(['Ada Sommer'], ['Bergweg 2'], ['80331', ' ', 'München'], ['Deutschland']),
    ]);
  });

  const disputes = (disputeResolution: object) =>
    sectionIn({disputeResolution}, 'verbraucherstreitbeilegung');

  it('mentions arbitration if the operator has at least eleven employees', () => {
    expect(disputes({employees: 10, participates: false})).toBeUndefined();
    expect(disputes({employees: 11, participates: false})?.law).toBe('§ 36 Abs. 1 Nr. 1 VSBG');
  });

  it('names the board if the operator participates, with any number of employees', () => {
    const board = 'Universalschlichtungsstelle, Kehl';
    const section = disputes({employees: 2, participates: true, board});
    expect(section?.law).toBe('§ 36 Abs. 1 VSBG');
    expect(section?.blocks).toEqual([
      paragraph(expect.stringContaining('nimmt an Streitbeilegungsverfahren') as string, board),
    ]);
  });
});
