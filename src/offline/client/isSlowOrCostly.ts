/** What browsers that know it tell of the network. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether nothing should be fetched that a reader has not asked for: on 2g, and where data is saved. */
export function isSlowOrCostly({connection}: Navigator & {connection?: Connection}): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
