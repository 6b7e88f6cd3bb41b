import type {Outcome} from './runProgram';

export interface Expectation {
  readonly seconds: number;
  readonly lastFrame?: number;
  readonly pictures: readonly number[];
  readonly mayLogErrors: boolean;
}

const isError = (line: string) => line.startsWith('ERROR ');

export function faultOf(outcome: Outcome, expected: Expectation): string | undefined {
  const {end, thrown, frame, logged, pictures, output} = outcome;
  const errors = logged.filter(isError).join('\n');
  const said = [errors, output.trim()].filter(Boolean).join('\n');
  switch (end) {
    case 'crashed':
      return `It exited without a result.\n${said}`;
    case 'threw':
      return thrown ?? 'It threw an exception.';
    case 'exit':
      return `It exited in frame ${frame}, as the engine does after an exception.\n${said}`;
    case 'timeout':
      return expected.lastFrame === undefined
        ? `It did not exit within ${expected.seconds} seconds (frame ${frame}). Facts must call engine.stop().\n${said}`
        : `It reached frame ${frame} of ${expected.lastFrame} within ${expected.seconds} seconds.\n${said}`;
    case 'did not stop':
      return `It did not exit after engine.stop() in frame ${frame}.\n${said}`;
    case 'returned': {
      if (errors !== '' && !expected.mayLogErrors) return `It logged an error.\n${errors}`;
      const missed = expected.pictures.find((wanted) => !pictures.has(wanted));
      return missed === undefined
        ? undefined
        : `It exited in frame ${frame}, before the image of frame ${missed}.\n${said}`;
    }
  }
}
