// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {showUpdateNotice} from './showUpdateNotice';

afterEach(() => {
  document.body.innerHTML = '';
});

const notices = () => [...document.querySelectorAll('[role=status]')];
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name);

it('A notice about a newer build replaces an earlier one, whose build can no longer be loaded', async () => {
  const [loadSecond, loadThird] = [vi.fn(), vi.fn()];
  showUpdateNotice(loadSecond);
  showUpdateNotice(loadThird);
  await vi.waitFor(() => expect(button('Reload')).toBeDefined());
  expect(notices()).toHaveLength(1);
  button('Reload')?.click();
  expect(loadSecond).not.toHaveBeenCalled();
  expect(loadThird).toHaveBeenCalledOnce();
});

it('The notice disappears when the reader postpones the update', async () => {
  showUpdateNotice(() => undefined);
  await vi.waitFor(() => expect(button('Later')).toBeDefined());
  button('Later')?.click();
  expect(notices()).toEqual([]);
});
