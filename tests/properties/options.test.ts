import {normalizePluginOptions} from '@docusaurus/utils-validation';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import * as announcementBar from '../../plugins/announcement-bar/src/options';
import * as apiLinks from '../../plugins/api-links/src/options';
import * as baseUrlBanner from '../../plugins/base-url-banner/src/options';
import * as policy from '../../plugins/content-security-policy/src/options';
import * as legalPages from '../../plugins/legal-pages/src/options';
import * as markdownPages from '../../plugins/markdown-pages/src/options';
import {validateOptions} from '../../plugins/search/src/index';
import * as search from '../../plugins/search/src/options';

type Check = (options: never) => unknown;

const ofPlugin =
  (validateOptions: (context: never) => unknown): Check =>
  (options) =>
    validateOptions({validate: normalizePluginOptions, options} as never);

const PLUGINS: [name: string, check: Check, defaults: object][] = [
  ['announcement-bar', ofPlugin(announcementBar.validateOptions), announcementBar.DEFAULT_OPTIONS],
  ['api-links', apiLinks.resolveOptions, {...apiLinks.DEFAULT_OPTIONS, api: 'api.json'}],
  ['base-url-banner', ofPlugin(baseUrlBanner.validateOptions), baseUrlBanner.DEFAULT_OPTIONS],
  ['content-security-policy', policy.resolveOptions, policy.DEFAULT_OPTIONS],
  ['legal-pages', ofPlugin(legalPages.validateOptions), legalPages.DEFAULT_OPTIONS],
  ['markdown-pages', ofPlugin(markdownPages.validateOptions), markdownPages.DEFAULT_OPTIONS],
  ['search', ofPlugin(validateOptions), search.DEFAULT_OPTIONS],
];

/** Arbitrary values. Dates, maps and sets are excluded, because Joi treats them as objects. */
const anything = fc.anything({
  withBigInt: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
  maxDepth: 2,
  maxKeys: 3,
});

const optionsLike = (defaults: object) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries({...defaults, unheardOf: 1}).map(([name, value]) => [
          name,
          fc.oneof(
            {weight: 3, arbitrary: fc.constant(value as unknown)},
            {weight: 1, arbitrary: anything},
          ),
        ]),
      ),
      {requiredKeys: []},
    )
    .map((options) => options as unknown);

const numRuns = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / PLUGINS.length);

describe('Any options are accepted, or rejected by an error that names the plugin:', () => {
  it.each(PLUGINS)('%s', (name, check, defaults) => {
    fc.assert(
      fc.property(fc.oneof(optionsLike(defaults), anything), (options) => {
        try {
          expect(check(options as never)).toBeTypeOf('object');
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          const {message} = error as Error;
          expect(message).toMatch(new RegExp(`^docusaurus-${name}:\\s+\\S`));
          const lines = message.split('\n');
          expect(lines).toEqual([...new Set(lines)]);
        }
      }),
      {numRuns},
    );
  });
});
