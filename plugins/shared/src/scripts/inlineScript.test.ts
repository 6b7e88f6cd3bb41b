import {expect, it} from 'vitest';
import {inlineScript} from './inlineScript';

function hand(data: string, take: (data: string) => void): void {
  take(data);
}
function keep(data: string): void {
  Object.assign(globalThis, {kept: data});
}

it.each(['</script>', '<!--<script>', 'a & "b" \\', '\u2028\u2029', 'ü'])(
  'Data cannot end the script or start a comment, and is passed on unchanged: %j',
  (data) => {
    const script = inlineScript(hand, data, keep);
    expect(script).not.toMatch(/<\/script[\s/>]|<!--|[^\x20-\x7e]/i);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function(script)();
    expect(globalThis).toHaveProperty('kept', data);
  },
);
