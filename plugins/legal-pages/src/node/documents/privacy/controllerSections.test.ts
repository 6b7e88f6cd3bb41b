import {expect, test} from 'vitest';
import {draftOf} from '../../operator/OperatorDraft';
import {lines, link} from '../text';
import {controllerSections} from './controllerSections';

const email = 'schutz@pixelwerk.de';
const toOfficer = ['E-Mail: ', link(`mailto:${email}`, email)];

test.each([
  ['no more than an e-mail address', {email}, [toOfficer]],
  [
    'name and address',
    {email, name: 'Ada Sommer', address: 'Seeweg 1, 24103 Kiel'},
    [['Ada Sommer'], ['Seeweg 1, 24103 Kiel'], toOfficer],
  ],
])('a data protection officer is listed with %s', (_, dataProtectionOfficer, listed) => {
  const [, officer] = controllerSections(draftOf({dataProtectionOfficer}));
  expect(officer?.blocks).toEqual([lines(...listed)]);
});
