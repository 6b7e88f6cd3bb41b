import type {SearchAnswer} from '../../worker/searchAnswer';

/** The search that was asked for last, by whichever field of the page. */
let latest: Promise<unknown> = Promise.resolve();

/** Waits until no field of the page is waiting for an answer. */
async function quiet(): Promise<void> {
  let last;
  do {
    last = latest;
    await last;
  } while (last !== latest);
}

/**
 * Asks the one search of the page, which cancels what it was asked before. Where another field has
 * asked meanwhile, asks again once that field has its answer: were it asked at once, two fields would
 * cancel each other for ever.
 *
 * @param ask asks; must not reject
 * @param isWanted whether the field still waits for the answer
 */
export async function askInTurn(
  ask: () => Promise<SearchAnswer>,
  isWanted: () => boolean,
): Promise<SearchAnswer> {
  for (;;) {
    const answering = ask();
    latest = answering;
    const answer = await answering;
    if (answer.kind !== 'cancelled' || !isWanted()) return answer;
    await quiet();
    if (!isWanted()) return answer;
  }
}
