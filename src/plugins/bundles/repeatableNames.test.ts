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

/** What the plugin makes of a build with these minifiers. */
function configure(minimizer: object[] | undefined, {isServer = false, bundler = RSPACK} = {}) {
  const config = {optimization: {minimizer}} as unknown as Arguments[0];
  const utils = {currentBundler: bundler} as unknown as Arguments[2];
  return repeatableNames().configureWebpack?.(config, isServer, utils, undefined);
}

describe('Repeatable names', () => {
  it('take the place of the minifier of scripts, and of no other', () => {
    expect(configure([new SwcJsMinimizerRspackPlugin(), STYLES])).toMatchObject({
      mergeStrategy: {'optimization.minimizer': 'replace'},
      optimization: {
        minimizer: [{options: {minimizerOptions: {mangle: {disableCharFreq: true}}}}, STYLES],
      },
    });
  });

  it('leave alone what is not minified, and what renders the pages', () => {
    expect(configure(undefined)).toEqual({});
    expect(configure([])).toEqual({});
    expect(configure([new SwcJsMinimizerRspackPlugin()], {isServer: true})).toEqual({});
  });

  it('fail the build where the bundler or its minifier is another', () => {
    const webpack = {...RSPACK, name: 'webpack'};
    expect(() => configure([STYLES], {bundler: webpack})).toThrow(
      /needs Rspack\. Set `future\.faster`/,
    );
    expect(() => configure([STYLES])).toThrow(/found no SwcJsMinimizerRspackPlugin/);
  });
});
