interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether to avoid optional requests, because the connection is slow (2G) or the reader saves data. */
export function isSlowOrCostly({connection}: Navigator & {connection?: Connection}): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
