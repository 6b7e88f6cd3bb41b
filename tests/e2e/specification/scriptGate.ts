import type {Page} from '@playwright/test';

export interface ScriptGate {
  open: () => void;
}

/** Holds back the responses for scripts that the page requests from now on: all of them, or those with a name. */
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
