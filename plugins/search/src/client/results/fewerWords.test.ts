import {describe, expect, it} from 'vitest';
import {fewerWords} from './fewerWords';

describe('fewerWords', () => {
  it('are the three longest words in their order', () => {
    expect(fewerWords('stop the engine, warp the drive sideways')).toEqual([
      'engine',
      'drive',
      'sideways',
    ]);
  });

  it('are short words only where there are no others', () => {
    expect(fewerWords('light of the mouse')).toEqual(['light', 'mouse']);
    expect(fewerWords('if or')).toEqual(['if', 'or']);
  });

  it('are without quotation marks and signs, and each only once', () => {
    expect(fewerWords(' "warp drive" +drive -brake  eng* ')).toEqual(['warp', 'drive', 'brake']);
    expect(fewerWords('«warp drive»')).toEqual(['warp', 'drive']);
  });

  it('are without the field of a phrase', () => {
    expect(fewerWords('title:"split screen" +heading:"two cameras"')).toEqual([
      'split',
      'screen',
      'cameras',
    ]);
  });

  it('are no signs that stand alone', () => {
    expect(fewerWords('if - "" or')).toEqual(['if', 'or']);
  });

  it('are none for a single word', () => {
    expect(fewerWords(' warp ')).toEqual([]);
    expect(fewerWords('')).toEqual([]);
  });
});
