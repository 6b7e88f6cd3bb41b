interface Compiler {
  hooks: {done: {tap(name: string, work: () => void): void}};
}

/**
 * Defers work until the bundler has compiled the site for the first time, so that pages do not wait for it.
 * Later work is done at once.
 *
 * @param onFailure receives the error of deferred work
 */
export function afterFirstCompilation(name: string, onFailure: (error: unknown) => void) {
  let waiting: (() => Promise<void>) | undefined;
  let isCompiled = false;
  return {
    run: (work: () => Promise<void>): Promise<void> => {
      if (isCompiled) return work();
      waiting = work;
      return Promise.resolve();
    },
    plugin: {
      apply: ({hooks}: Compiler) =>
        hooks.done.tap(name, () => {
          isCompiled = true;
          const work = waiting;
          waiting = undefined;
          work?.().catch(onFailure);
        }),
    },
  };
}
