import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';

/** The classic preset of Docusaurus with the theme that stands beside this file. */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  const preset = classic(context, options);
  return {...preset, themes: [[require.resolve('./theme'), {...options.theme}]]};
}
