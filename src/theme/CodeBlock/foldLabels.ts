import {translate} from '@docusaurus/Translate';

function labelOf(name: string, count: string): string {
  return name === 'imports'
    ? translate(
        {
          id: 'code.imports',
          message: '{count} imports',
          description: 'Button that shows and hides the imports of a block of code',
        },
        {count},
      )
    : translate(
        {
          id: 'code.showAll',
          message: 'Show all {count} lines',
          description: 'Button that shows the rest of a long block of code',
        },
        {count},
      );
}

/** HTML of a block whose buttons have their texts. */
export function foldLabels(html: string): string {
  return html.replace(/<!--(imports|lines):(\d+)-->/g, (_, name: string, count: string) =>
    labelOf(name, count),
  );
}
