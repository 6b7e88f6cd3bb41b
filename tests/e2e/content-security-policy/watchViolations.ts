import type {Page} from '@playwright/test';

export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sourceFile, lineNumber} = event;
      const text = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`;
      (window as unknown as {reportViolation: (text: string) => void}).reportViolation(text);
    });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}
