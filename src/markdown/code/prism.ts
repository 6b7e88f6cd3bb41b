import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** Languages that Prism's React package does not have by itself, as prismjs names them. */
const ADDITIONAL_LANGUAGES = ['bash', 'groovy', 'java', 'properties'];

const globals: {Prism?: typeof Prism} = globalThis;
const load = createRequire(__filename);

/** The modules of languages add to a global Prism, which Docusaurus sets for them as well. */
globals.Prism = Prism;
for (const language of ADDITIONAL_LANGUAGES) load(`prismjs/components/prism-${language}`);
delete globals.Prism;

export {Prism};

/** Names of all languages that are highlighted, aliases included. */
export const languageNames = (): string[] =>
  Object.keys(Prism.languages).filter((name) => typeof Prism.languages[name] === 'object');
