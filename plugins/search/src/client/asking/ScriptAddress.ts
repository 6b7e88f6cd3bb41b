/**
 * The address of a script that the bundler makes of a module. It takes the place of `Worker` in the
 * form that bundlers look for, `new Worker(new URL(…))`, so that the script can be fetched without
 * being started.
 */
export class ScriptAddress {
  readonly href: string;

  constructor(url: URL) {
    this.href = url.href;
  }
}
