import type {Plugin} from '@docusaurus/types';
import {RECOVERY_TEXTS, type RecoveryTexts} from './RecoveryTexts';
import {watchScripts} from './watchScripts';

/** Keeps pages usable whose scripts do not load. */
export default function recovery(): Plugin<RecoveryTexts> {
  return {
    name: 'site-recovery',
    loadContent: () => RECOVERY_TEXTS,
    getTranslationFiles: ({content}) => [
      {
        path: 'texts',
        content: Object.fromEntries(
          Object.entries(content).map(([id, message]: [string, string]) => [id, {message}]),
        ),
      },
    ],
    translateContent({content, translationFiles}) {
      const translated = translationFiles[0]?.content ?? {};
      const text = (id: keyof RecoveryTexts) => translated[id]?.message ?? content[id];
      return {
        title: text('title'),
        explanation: text('explanation'),
        reload: text('reload'),
        close: text('close'),
      };
    },
    injectHtmlTags({content}) {
      // Under the dev server a failing script is the bundler's to report.
      if (process.env.NODE_ENV !== 'production') return {};
      const texts = JSON.stringify(content).replaceAll('<', '\\u003c');
      return {headTags: [{tagName: 'script', innerHTML: `(${String(watchScripts)})(${texts})`}]};
    },
  };
}
