import type {CodeSize} from '../Figures';

export function codeMarkdown(code: readonly CodeSize[]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    '### Code of the engines, kB',
    '',
    '| engine | what | minified | gzip |',
    '| --- | --- | ---: | ---: |',
    ...code.map(
      ({engine, what, minified, gzip}) =>
        `| ${engine} | ${what} | ${kilobytes(minified)} | ${kilobytes(gzip)} |`,
    ),
    '',
  ].join('\n');
}
