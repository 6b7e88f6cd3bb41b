// Puts a bounded load on the built site: wrk against nginx on the loopback address, over every page and
// every file of the search index. Fails on any error.
//   npm run soak [-- --seconds 60 --connections 200]
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from './install.mjs';
import {nginxConfiguration} from './nginxConfiguration.mjs';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '60'},
    connections: {type: 'string', default: '200'},
  },
});
const build = path.join(root, 'build');
if (!existsSync(path.join(build, 'nginx.conf')))
  throw new Error('There is no built site in build/. Run "npm run build" first.');
for (const tool of ['nginx', 'wrk'])
  if (spawnSync('which', [tool]).status !== 0)
    throw new Error(`${tool} is missing. On Debian: apt-get install ${tool}`);

/** A port of the loopback address that nobody uses. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until something listens on a port, for at most ten seconds. */
async function untilListening(port) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('close', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not start.');
}

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
const port = await freePort();
writeFileSync(path.join(dir, 'soak.lua'), script);
writeFileSync(path.join(dir, 'nginx.conf'), nginxConfiguration({dir, port, build}));
const nginx = spawn('nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf')], {stdio: 'inherit'});
try {
  await untilListening(port);
  const {stdout, stderr} = spawnSync(
    'wrk',
    [
      ...[
        '--threads',
        '2',
        '--connections',
        values.connections,
        '--duration',
        `${values.seconds}s`,
      ],
      ...['--timeout', '10s', '--script', path.join(dir, 'soak.lua'), `http://127.0.0.1:${port}`],
    ],
    {encoding: 'utf8'},
  );
  const result = /RESULT (\d+) (\d+) ([\d.]+) (\d+) (\d+)/.exec(stdout);
  if (!result) throw new Error(`wrk gave no result:\n${stdout}${stderr}`);
  const [requests, microseconds, p99, broken, refused] = result.slice(1).map(Number);
  const rate = Math.round(requests / (microseconds / 1e6)).toLocaleString('en');
  const date = new Date().toISOString().slice(0, 10);
  console.log(
    `${date}, ${availableParallelism()} cores, ${values.seconds} s, ${values.connections} connections, ${paths.length} addresses: ` +
      `${rate} requests/s, p99 ${p99.toFixed(1)} ms, ${broken + refused} errors`,
  );
  process.exitCode = broken + refused === 0 ? 0 : 1;
} finally {
  nginx.kill();
  await new Promise((resolve) => nginx.on('exit', resolve));
  rmSync(dir, {recursive: true});
}
