import type {ClientModule} from '@docusaurus/types';

/** Shows the lines of code that a link names. Nothing is loaded for other links. */
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
