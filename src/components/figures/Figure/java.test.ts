import {expect, test} from 'vitest';
import {java, javaText} from './java';

test('Values of controls are highlighted in Java snippets, and the other code is not', () => {
  const snippet = java`
wait(${2}, ${'SINE'});
`;
  expect(snippet).toEqual([
    {text: 'wait(', isValue: false},
    {text: '2', isValue: true},
    {text: ', ', isValue: false},
    {text: 'SINE', isValue: true},
    {text: ');', isValue: false},
  ]);
  expect(javaText(snippet)).toBe('wait(2, SINE);');
});

test('Values in a nested Java snippet stay highlighted', () => {
  const option = java`.loop(${true})`;
  expect(java`start()${option};`).toEqual([
    {text: 'start()', isValue: false},
    {text: '.loop(', isValue: false},
    {text: 'true', isValue: true},
    {text: ')', isValue: false},
    {text: ';', isValue: false},
  ]);
  expect(javaText(java`start()${java``};`)).toBe('start();');
});
