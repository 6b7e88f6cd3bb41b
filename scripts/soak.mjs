// Load test of the built site: wrk requests every page and every file of the search index from nginx on the loopback
// address, with a limited number of connections. Fails on any error.
//   npm run soak [-- --seconds 60 --connections 200]
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from './run.mjs';
import {startNginx} from './startNginx.mjs';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '60'},
    connections: {type: 'string', default: '200'},
  },
});
const build = path.join(root, 'build');
if (!existsSync(path.join(build, 'nginx.conf')))
  throw new Error('There is no built site in build/. Run "npm run build" first.');
if (spawnSync('wrk', ['-v']).error)
  throw new Error('wrk is missing. On Debian: apt-get install wrk');

const paths = readdirSync(build, {recursive: true})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.html') || /^search-index\/.*\.[a-z]+$/.test(file))
  .filter((file) => file !== '404.html')
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
  .sort();

const script = `
local paths = {${paths.map((one) => JSON.stringify(one)).join(',')}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end
done = function(summary, latency, requests)
  local e = summary.errors
  print(string.format("RESULT %d %d %.3f %d %d", summary.requests, summary.duration, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.timeout, e.status))
end
`;

const dir = mkdtempSync(path.join(tmpdir(), 'soak-'));
writeFileSync(path.join(dir, 'soak.lua'), script);
const nginx = await startNginx({build});
try {
  const {stdout, stderr} = spawnSync(
    'wrk',
    [
      ...['--threads', '2', '--connections', values.connections],
      ...['--duration', `${values.seconds}s`, '--timeout', '10s'],
      ...['--script', path.join(dir, 'soak.lua'), nginx.origin],
    ],
    {encoding: 'utf8'},
  );
  const result = /RESULT (\d+) (\d+) ([\d.]+) (\d+) (\d+)/.exec(stdout);
  if (!result) throw new Error(`wrk gave no result:\n${stdout}${stderr}`);
  const [requests, microseconds, p99, broken, refused] = result.slice(1).map(Number);
  const rate = Math.round(requests / (microseconds / 1e6)).toLocaleString('en');
  const date = new Date().toISOString().slice(0, 10);
  console.log(
    `${date}, ${availableParallelism()} cores, ${values.seconds} s, ` +
      `${values.connections} connections, ${paths.length} addresses: ` +
      `${rate} requests/s, p99 ${p99.toFixed(1)} ms, ${broken + refused} errors`,
  );
  process.exitCode = broken + refused === 0 ? 0 : 1;
} finally {
  await nginx.stop();
  rmSync(dir, {recursive: true});
}
