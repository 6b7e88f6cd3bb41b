import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {MOST_IMAGE_BYTES} from '../../src/markdown/remarkAuthoring';

export interface Fault {
  name: string;
  /** Whether `npm test` includes this fault, as an example of similar ones. */
  isRepresentative?: boolean;
  /** Texts that the message must contain: the file, the position and how to fix it. */
  named: string[];
  /** Adds files that are too large for the repository to the site's folder. */
  prepare?: (site: string) => void;
  isSeenByBuildOnly?: boolean;
}

const FENCE = ['is not closed', 'Add a line with ``` where the code ends'];
const SYMBOL = ['the API has no "Engine.noSuchMethod"', 'write `\\Engine.noSuchMethod()`'];

export const FAILING_FAULTS: Fault[] = [
  {
    name: 'broken-link',
    isRepresentative: true,
    isSeenByBuildOnly: true,
    named: ['source page path = /docs/fault', '-> linking to /no-such-page', 'does not exist'],
  },
  {
    name: 'broken-markdown-link',
    named: ['docs/fault.md:3', 'points to "./none.md"', 'Write the path to the Markdown file'],
  },
  {
    name: 'broken-image',
    named: ['docs/fault.md:3', 'no image "./none.png"', 'Put it next to the page'],
  },
  {
    name: 'bad-front-matter',
    named: ['docs/fault.md', 'field(s): `sidebar_position`', 'must be a number'],
  },
  {
    name: 'unknown-tag',
    named: ['Tags [unheard-of] used in 2026-01-02-fault.md are not defined in tags.yml'],
  },
  {
    name: 'unknown-tag-in-docs',
    named: ['Tags [unheard-of] used in fault.md are not defined in tags.yml'],
  },
  {
    name: 'untruncated-post',
    named: ['blog/2026-01-02-fault.md', 'without truncation markers', '{/* truncate */}'],
  },
  {
    name: 'control-character-in-post',
    named: ['blog/2026-01-02-fault.md:7', 'control character U+0007', 'Remove it'],
  },
  {
    name: 'invalid-mdx',
    named: ['docs/fault.mdx', 'Expected a closing tag for `<Unclosed>` (3:1-3:11)'],
  },
  {name: 'unclosed-fence', named: ['docs/fault.md:3', ...FENCE]},
  {name: 'unclosed-fence-in-post', named: ['blog/2026-01-02-fault.md:11', ...FENCE]},
  {name: 'unclosed-fence-in-page', named: ['src/pages/fault.md:3', ...FENCE]},
  {
    name: 'unclosed-admonition',
    named: ['docs/fault.md:3', 'is not closed', 'Add a line with ::: where its text ends'],
  },
  {name: 'unknown-api-symbol', named: ['docs/fault.md:3', ...SYMBOL]},
  {name: 'unknown-api-symbol-in-page', named: ['src/pages/fault.md:3', ...SYMBOL]},
  {
    name: 'huge-image',
    named: ['docs/fault.md:5', '"./huge.png" has 3.0 MiB', 'Scale it down, or compress it'],
    prepare: (site) =>
      writeFileSync(path.join(site, 'docs/huge.png'), Buffer.alloc(3 * MOST_IMAGE_BYTES)),
  },
  {
    name: 'raw-link',
    named: ['docs/fault.md:3', 'the address "/none" in <a href', 'Write it as [text](address).'],
  },
  {
    name: 'raw-image-in-post',
    named: [
      'blog/2026-01-02-fault.md:11',
      'the address "/img/none.png" in <img src',
      'Write it as ![text](address).',
    ],
  },
  {name: 'not-utf-8', named: ['docs/fault.md:3', 'not valid UTF-8', 'Save the file as UTF-8']},
];

export const WARNING_FAULTS: Fault[] = [
  {
    name: 'broken-anchor',
    isRepresentative: true,
    isSeenByBuildOnly: true,
    named: ['source page path = /docs/fault', '-> linking to #nowhere'],
  },
  {name: 'duplicate-route', named: ['create page at /docs/same', 'already exists']},
];
