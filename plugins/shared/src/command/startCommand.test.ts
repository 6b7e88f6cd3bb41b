import {afterEach, expect, test, vi} from 'vitest';
import {startCommand} from './startCommand';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '23.0.0', '24.1.0', '26.0.0'])(
  'A command runs on Node.js %s',
  (version) => {
    const load = vi.fn();
    startCommand('a-command', load, version);
    expect(load).toHaveBeenCalledOnce();
  },
);

test.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])(
  'A command on Node.js %s reports the required version and loads no modules',
  (version) => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn();
    startCommand('a-command', load, version);
    expect(load).not.toHaveBeenCalled();
    expect(process.exitCode).toBe(1);
    expect(report.mock.calls).toEqual([
      [
        `a-command needs Node.js 20.19 or newer (with Node.js 22, 22.12 or newer), and this is Node.js ${version}.`,
      ],
    ]);
  },
);
