import type {Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import repeatableNames from './repeatableNames';

type Arguments = Parameters<NonNullable<Plugin['configureWebpack']>>;

class SwcJsMinimizerRspackPlugin {
  constructor(readonly options: object = {}) {}
}
class StylesMinimizer {}

const RSPACK = {name: 'rspack', instance: {SwcJsMinimizerRspackPlugin}};
const STYLES = new StylesMinimizer();

function configure(minimizer: object[] | undefined, isServer = false) {
  const config = {optimization: {minimizer}} as unknown as Arguments[0];
  const utils = {currentBundler: RSPACK} as unknown as Arguments[2];
  return repeatableNames().configureWebpack?.(config, isServer, utils, undefined);
}

describe('The plugin for repeatable names', () => {
  it('replaces only the minifier of scripts', () => {
    expect(configure([new SwcJsMinimizerRspackPlugin(), STYLES])).toMatchObject({
      mergeStrategy: {'optimization.minimizer': 'replace'},
      optimization: {
        minimizer: [{options: {minimizerOptions: {mangle: {disableCharFreq: true}}}}, STYLES],
      },
    });
  });

  it('does not change unminified builds or the server build', () => {
    expect(configure(undefined)).toEqual({});
    expect(configure([])).toEqual({});
    expect(configure([new SwcJsMinimizerRspackPlugin()], true)).toEqual({});
  });

  it('fails the build if the minifier is missing', () => {
    expect(() => configure([STYLES])).toThrow(/found no SwcJsMinimizerRspackPlugin/);
  });
});
