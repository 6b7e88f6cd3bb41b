export const ADDRESS = {street: 'Hafenweg 12', postalCode: '48155', city: 'Münster'};

export const PERSON = {
  type: 'private-person',
  name: 'Ada Sommer',
  address: ADDRESS,
  email: 'ada@sommer-pixel.de',
  phone: '+49 251 9876501',
};

export const COMPANY = {
  ...PERSON,
  type: 'company',
  name: 'Pixelwerk',
  representatives: ['Ada Sommer'],
  legalForm: 'GmbH',
  register: {name: 'Handelsregister, Amtsgericht Münster', number: 'HRB 20417'},
};
