// Installs, builds and serves the production site, and prints its address.
//   npm run site [-- --port 3000]
import {installDependencies} from './installDependencies.mjs';
import {run} from './run.mjs';

installDependencies();
if (!run('npm', ['run', 'build'])) process.exit(1);
const served = run('npm', ['run', 'serve', '--', '--no-open', ...process.argv.slice(2)]);
process.exit(served ? 0 : 1);
