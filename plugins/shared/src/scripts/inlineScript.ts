import {minify_sync as minify} from 'terser';

/**
 * Returns the text of an inline script that calls a function. None of the functions may use anything outside itself.
 *
 * @param main function that the script calls
 * @param parts its arguments: functions, and data that can be written as JSON
 * @throws Error if the functions cannot be minified
 */
export function inlineScript<Parts extends unknown[]>(
  main: (...parts: Parts) => void,
  ...parts: Parts
): string {
  const texts = parts.map((part) =>
    typeof part === 'function' ? String(part) : JSON.stringify(part),
  );
  const {code} = minify(`(${String(main)})(${texts.join(',')})`, {
    ecma: 2015,
    compress: {passes: 2},
    format: {ascii_only: true, inline_script: true},
  });
  if (!code) throw new Error(`The inline script of "${main.name}" is empty.`);
  return code;
}
