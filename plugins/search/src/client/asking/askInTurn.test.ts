import {expect, it} from 'vitest';
import type {SearchAnswer} from '../../worker/searchAnswer';
import {askInTurn} from './askInTurn';

/** A search that cancels what it was asked before, as the worker's does. */
function oneSearch() {
  const asked: string[] = [];
  let cancel: () => void = () => undefined;
  let finish: () => void = () => undefined;
  return {
    asked,
    /** Answers the search that runs. */
    finish: () => finish(),
    ask: (query: string) => (): Promise<SearchAnswer> => {
      asked.push(query);
      cancel();
      return new Promise((resolve) => {
        cancel = () => resolve({kind: 'cancelled'});
        finish = () => {
          cancel = () => undefined;
          resolve({kind: 'index-error', failure: 'offline', file: query});
        };
      });
    },
  };
}

const always = () => true;
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('A field whose search another one has cancelled is answered after that one', async () => {
  const {asked, ask, finish} = oneSearch();
  const page = askInTurn(ask('page'), always);
  const navbar = askInTurn(ask('navbar'), always);
  await turn();
  expect(asked).toEqual(['page', 'navbar']);
  finish();
  expect(await navbar).toMatchObject({file: 'navbar'});
  await turn();
  expect(asked).toEqual(['page', 'navbar', 'page']);
  finish();
  expect(await page).toMatchObject({file: 'page'});
});

it('A field waits for as long as another one goes on typing', async () => {
  const {asked, ask, finish} = oneSearch();
  const page = askInTurn(ask('page'), always);
  let typed = 'a';
  const first = askInTurn(ask('a'), () => typed === 'a');
  await turn();
  typed = 'ab';
  const second = askInTurn(ask('ab'), () => typed === 'ab');
  expect(await first).toEqual({kind: 'cancelled'});
  await turn();
  expect(asked).toEqual(['page', 'a', 'ab']);
  finish();
  await second;
  await turn();
  finish();
  expect(await page).toMatchObject({file: 'page'});
});

it('Nothing is asked again for a field that has gone', async () => {
  const {asked, ask, finish} = oneSearch();
  let isThere = true;
  const page = askInTurn(ask('page'), () => isThere);
  const navbar = askInTurn(ask('navbar'), always);
  await turn();
  isThere = false;
  finish();
  await navbar;
  expect(await page).toEqual({kind: 'cancelled'});
  expect(asked).toEqual(['page', 'navbar']);
});
