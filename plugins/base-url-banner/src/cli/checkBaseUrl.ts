import path from 'node:path';
import {run} from './run';

void run(process.argv.slice(2), path.join(__dirname, '../../locales')).then(
  ({exitCode, output}) => {
    (exitCode === 0 ? console.log : console.error)(output);
    process.exitCode = exitCode;
  },
);
