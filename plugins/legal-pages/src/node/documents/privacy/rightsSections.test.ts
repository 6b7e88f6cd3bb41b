import {expect, test} from 'vitest';
import {draftOf} from '../../operator/OperatorDraft';
import {lines, link} from '../text';
import {rightsSections} from './rightsSections';

test('the authority at the seat of the operator is listed with its address where that is known', () => {
  const authority = {name: 'Landesbeauftragte', url: 'https://datenschutz.land.de'};
  const listed = (dataProtectionAuthority: object) =>
    rightsSections(draftOf({dataProtectionAuthority}), false)
      .find(({id}) => id === 'beschwerde')
      ?.blocks.at(-1);
  const head = [['Aufsichtsbehörde am Sitz des Verantwortlichen:'], [authority.name]];
  expect(listed(authority)).toEqual(lines(...head, [link(authority.url)]));
  expect(listed({...authority, address: 'Holstenstraße 98, 24103 Kiel'})).toEqual(
    lines(...head, ['Holstenstraße 98, 24103 Kiel'], [link(authority.url)]),
  );
});
