import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** Languages that `prism-react-renderer` lacks, as prismjs names them. */
const ADDITIONAL_LANGUAGES = ['bash', 'groovy', 'java', 'properties'];

const globals: {Prism?: typeof Prism} = globalThis;
const load = createRequire(__filename);

/** Language modules extend a global `Prism`. Docusaurus sets it the same way. */
globals.Prism = Prism;
for (const language of ADDITIONAL_LANGUAGES) load(`prismjs/components/prism-${language}`);
delete globals.Prism;

export {Prism};

/** Names of all highlighted languages, including aliases. */
export const languageNames = (): string[] =>
  Object.keys(Prism.languages).filter((name) => typeof Prism.languages[name] === 'object');
