import type {Page} from '@playwright/test';

export interface ScriptGate {
  open: () => void;
}

/** Holds back scripts until `open` is called. With `name`, holds back only scripts whose file names start with it. */
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
