// Runs a command of one of the packages, building the package first where its sources are newer.
//   node scripts/with-packages.mjs plugins/<name>/lib/<command>.js [argument …]
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {ensureBuilt} from './ensureBuilt.mjs';
import {root} from './run.mjs';

const [command, ...args] = process.argv.slice(2);
const target = path.join(root, command);

const status = ensureBuilt(command);
if (status !== 0) process.exit(status);

process.argv = [process.argv[0], target, ...args];
await import(pathToFileURL(target).href);
