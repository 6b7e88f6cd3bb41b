import {describe, expect, it} from 'vitest';
import {regionOf, withoutRegions} from './regionOf';

const code = `class Rain {
    void run() {
        // region all
        sky();
        // region drops
        if (wet) {
            drop();
        }
        // endregion
        // endregion
    }
    // region open
}`;

describe('A region of a program', () => {
  it('loses the indentation that all its lines share', () => {
    expect(regionOf(code, 'drops')).toBe('if (wet) {\n    drop();\n}');
  });

  it('includes nested regions without their markers', () => {
    expect(regionOf(code, 'all')).toBe('sky();\nif (wet) {\n    drop();\n}');
  });

  it('is rejected if it does not exist, is not closed or is empty', () => {
    expect(() => regionOf(code, 'snow')).toThrow(
      'there is no region "snow". It has: all, drops, open.',
    );
    expect(() => regionOf('class A {}', 'snow')).toThrow('It has none.');
    expect(() => regionOf(code, 'open')).toThrow('is not closed: add a line "// endregion".');
    expect(() => regionOf('// region a\n\n// endregion', 'a')).toThrow('the region "a" is empty.');
  });
});

it('The whole program is shown without the markers of its regions', () => {
  expect(withoutRegions('a();\n  // region b\nb();\n// endregion\nc();')).toBe('a();\nb();\nc();');
});
