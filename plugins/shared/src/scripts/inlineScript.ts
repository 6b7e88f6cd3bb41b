import {minify_sync as minify} from 'terser';

/**
 * The text of an inline script that calls a function. No function of it may refer to anything outside
 * itself.
 *
 * @param main what the script calls
 * @param parts its arguments: functions, and data that can be written as JSON
 * @throws Error when the functions cannot be minified
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
