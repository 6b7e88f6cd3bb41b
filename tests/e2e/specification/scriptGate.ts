import type {Page} from '@playwright/test';

/** Scripts that are requested but do not arrive until the test releases them. */
export interface ScriptGate {
  open: () => void;
}

/** Holds back every script that the page requests from now on, or those with a name. */
export async function closeScriptGate(page: Page, name = ''): Promise<ScriptGate> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(`**/assets/js/${name}**`, async (route) => {
    await opened;
    await route.continue();
  });
  return {open: () => open()};
}
