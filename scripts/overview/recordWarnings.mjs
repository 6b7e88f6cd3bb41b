// Loaded before anything else of a build (`node --import`), it notes what the build warns of, for its
// last lines: the first line of each warning, in the file that BUILD_WARNINGS names.
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
