const HELP = new Set(['--help', '-h']);

/**
 * Runs a command with the arguments of the process. Its usage is printed where help is the first
 * that is asked for; a query behind a folder may be `--help`. An error is told by its message alone,
 * and the process then ends with 1.
 */
export function runCommand(usage: string, command: (argv: string[]) => Promise<void>): void {
  const argv = process.argv.slice(2);
  if (HELP.has(argv[0] ?? '')) {
    console.log(usage);
    return;
  }
  command(argv).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
