import type {ClientModule} from '@docusaurus/types';

/** Highlights the lines of code that a link refers to. The code for this is only loaded for such links. */
const linkedLines: ClientModule = {
  onRouteDidUpdate({location}) {
    if (!location.hash.startsWith('#code-')) return;
    void import('../theme/CodeBlock/codeLines').then(({linesOfHash, showLines}) => {
      const lines = linesOfHash(location.hash);
      if (lines) showLines(lines);
    });
  },
};

export const {onRouteDidUpdate} = linkedLines;
