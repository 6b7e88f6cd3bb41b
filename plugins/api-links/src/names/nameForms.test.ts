import {expect, test} from 'vitest';
import {isCompound, isConstantLike, isFileExtension, isTypeLike} from './nameForms';

test.each([
  ['RenderComponent', ['type', 'compound']],
  ['Vector2D', ['type', 'compound']],
  ['Key', ['type']],
  ['drawOrder', ['compound']],
  ['area2D', ['compound']],
  ['SINE_OUT', ['constant']],
  ['DIGIT_1', ['constant']],
  ['F1', ['constant']],
  ['X', []],
  ['order', []],
  ['png', ['file']],
])('%s has the form of: %j', (name, forms) => {
  const found = Object.entries({
    type: isTypeLike(name),
    constant: isConstantLike(name),
    compound: isCompound(name),
    file: isFileExtension(name),
  });
  expect(found.filter(([, is]) => is).map(([form]) => form)).toEqual(forms);
});
