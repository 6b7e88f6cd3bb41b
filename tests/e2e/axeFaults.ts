import type AxeBuilder from '@axe-core/playwright';

/** What axe finds at fault, and text in the color of what is behind it, of which axe itself is not sure. */
export async function axeFaults(builder: AxeBuilder): Promise<string[]> {
  const {violations, incomplete} = await builder.analyze();
  const unseen = incomplete.map(({id, nodes}) => ({
    id,
    nodes: nodes.filter(({any}) =>
      any.some(({data}) => (data as {messageKey?: string} | null)?.messageKey === 'equalRatio'),
    ),
  }));
  return [...violations, ...unseen].flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary = ''}) => `${id}: ${html} ${failureSummary}`),
  );
}
