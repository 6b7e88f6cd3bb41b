import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** Languages missing in `prism-react-renderer`, by their names in prismjs. */
const ADDITIONAL_LANGUAGES = ['bash', 'groovy', 'java', 'properties'];

const globals: {Prism?: typeof Prism} = globalThis;
const load = createRequire(__filename);

/** Language modules extend the global `Prism`, so it must be set. Docusaurus does the same. */
globals.Prism = Prism;
for (const language of ADDITIONAL_LANGUAGES) load(`prismjs/components/prism-${language}`);
delete globals.Prism;

export {Prism};

export const languageNames = (): string[] =>
  Object.keys(Prism.languages).filter((name) => typeof Prism.languages[name] === 'object');
