import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/missed-searches.md'), 'utf8');
const codeOf = (name: string) =>
  new RegExp(`title="${name}"\\n([^]*?)\\n\`\`\``).exec(page)?.[1] ?? '';

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
});
afterEach(async () => {
  if (child && child.exitCode === null) {
    child.kill();
    await once(child, 'exit');
  }
  child = undefined;
  rmSync(folder, {recursive: true});
});

function written(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, codeOf(name));
  return file;
}

test('The example function that receives missed searches logs the words and nothing else', async () => {
  const {default: missed} = (await import(pathToFileURL(written('missed.mjs')).href)) as {
    default: (request: Request) => Promise<Response>;
  };
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const address = 'https://owner.example/missed';
  expect((await missed(new Request(address, {method: 'POST', body: ' flux '}))).status).toBe(204);
  expect((await missed(new Request(address))).status).toBe(405);
  expect(log.mock.calls).toEqual([['{"missed":"flux"}']]);
  log.mockRestore();
});

test('The example server that receives missed searches appends each query as a line', async () => {
  const port = 20_000 + (process.pid % 20_000);
  child = spawn(process.execPath, [written('receiver.mjs'), String(port)], {cwd: folder});
  const address = `http://127.0.0.1:${port}/`;
  await vi.waitFor(() => fetch(address), {timeout: 20_000});
  await fetch(address, {method: 'POST', body: 'flux\ncapacitor'});
  await fetch(address, {method: 'POST', body: 'würfel'});
  await fetch(address, {method: 'POST', body: '  '});
  expect(readFileSync(path.join(folder, 'missed.txt'), 'utf8')).toBe('flux capacitor\nwürfel\n');
});
