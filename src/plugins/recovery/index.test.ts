import type {TranslationFile} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {RECOVERY_TEXTS, type RecoveryTexts} from './RecoveryTexts';
import recovery from './index';

afterEach(() => vi.unstubAllEnvs());

function translated(content: TranslationFile['content']): RecoveryTexts | undefined {
  return recovery().translateContent?.({
    content: RECOVERY_TEXTS,
    translationFiles: [{path: 'texts', content}],
  });
}

function tagsOf(texts: RecoveryTexts): string {
  const tags = recovery().injectHtmlTags?.({content: texts});
  return JSON.stringify(tags?.headTags ?? []);
}

describe('The texts of the notice that a page did not load', () => {
  it('can all be translated', () => {
    const content = Object.fromEntries(
      Object.keys(RECOVERY_TEXTS).map((id) => [id, {message: `${id}, translated`}]),
    );
    expect(Object.values(translated(content) ?? {})).toEqual(
      Object.keys(RECOVERY_TEXTS).map((id) => `${id}, translated`),
    );
  });

  it('stay in English where a translation is missing', () => {
    expect(translated({reload: {message: 'Neu laden'}})).toEqual({
      ...RECOVERY_TEXTS,
      reload: 'Neu laden',
    });
  });

  it('cannot end the script that holds them', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const tags = tagsOf({...RECOVERY_TEXTS, title: '</script><b>'});
    expect(tags).toContain('u003c/script>');
    expect(tags).not.toContain('</script>');
  });

  it('are not part of pages of the development server, which reports failing scripts itself', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(tagsOf(RECOVERY_TEXTS)).toBe('[]');
  });
});
