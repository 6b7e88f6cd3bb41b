/** Fault of the files whose URL matches. */
export type Fault =
  | {mode: 'status'; status: number}
  | {mode: 'truncate' | 'drop' | 'hang' | 'html' | 'damage'}
  | {mode: 'delay'; ms: number};

export interface FaultRule {
  pattern: RegExp;
  fault: Fault;
}

/** Active fault for a URL: that of the first rule that matches. */
export function faultFor(rules: readonly FaultRule[], url: string): Fault | undefined {
  return rules.find(({pattern}) => pattern.test(url))?.fault;
}

/** Content that is sent instead of a file; undefined if the fault does not change files. */
export function spoil(fault: Fault | undefined, body: Buffer): Buffer | undefined {
  if (fault?.mode === 'truncate') return body.subarray(0, body.length >> 1);
  if (fault?.mode !== 'damage') return undefined;
  const damaged = Buffer.from(body);
  damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 0xff;
  return damaged;
}
