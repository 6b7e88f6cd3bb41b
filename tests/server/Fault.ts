export type Fault =
  | {mode: 'status'; status: number}
  | {mode: 'truncate' | 'drop' | 'hang' | 'html' | 'damage'}
  | {mode: 'delay'; ms: number};

export interface FaultRule {
  pattern: RegExp;
  fault: Fault;
}

export function faultFor(rules: readonly FaultRule[], url: string): Fault | undefined {
  return rules.find(({pattern}) => pattern.test(url))?.fault;
}

/** Returns the content to send instead of `body`; undefined if the fault does not change the content. */
export function spoil(fault: Fault | undefined, body: Buffer): Buffer | undefined {
  if (fault?.mode === 'truncate') return body.subarray(0, body.length >> 1);
  if (fault?.mode !== 'damage') return undefined;
  const damaged = Buffer.from(body);
  damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 0xff;
  return damaged;
}
