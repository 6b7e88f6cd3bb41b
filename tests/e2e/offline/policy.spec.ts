import {watchViolations} from '../content-security-policy/watchViolations';
import {expect, test} from '../siteTest';
import {readPage, untilSearchIsKept} from './keptFiles';

const ECS = '/docs/fundamentals/ecs/';
const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
};

test.use({
  serviceWorkers: 'allow',
  hostOptions: {headers: HEADERS},
});

test('Reading offline causes no policy violation, and keeps the policies of the host and of the page', async ({
  page,
  host,
}) => {
  const violations = await watchViolations(page);
  await readPage(page, ECS, host.origin);
  await untilSearchIsKept(page);
  await host.close();

  const answer = await page.goto(ECS);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.allHeaders()).toMatchObject(HEADERS);
  await page.goto('/search/?q=entity');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(violations).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = 1';
    document.body.append(script);
  });
  await expect.poll(() => violations.join('\n')).toContain('script-src-elem inline');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
