// Loaded with `node --import` before a build starts. Appends the first line of each warning to the file named by
// BUILD_WARNINGS, for the summary at the end.
import {appendFileSync} from 'node:fs';
import {format, stripVTControlCharacters} from 'node:util';

const {warn} = console;
console.warn = (...values) => {
  const [line] = stripVTControlCharacters(format(...values))
    .trimStart()
    .split('\n', 1);
  appendFileSync(process.env.BUILD_WARNINGS, `${line}\n`);
  warn(...values);
};
