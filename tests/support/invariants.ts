import type { Page } from '@playwright/test';

/** The record of what a page did that no page of ours may do (T-ALL-1). */
export interface Watch {
  problems: string[];
  /** Accepts what a test provokes on purpose: Chromium's own line for a request that failed. */
  allow(pattern: RegExp): void;
}

/** Listens from before the first script runs. */
export async function watchPage(page: Page): Promise<Watch> {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const note = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console ${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- how a page tells a test
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
    addEventListener('unhandledrejection', (event) => {
      // oxlint-disable-next-line no-console -- how a page tells a test
      console.error(`unhandled rejection: ${String(event.reason)}`);
    });
  });
  return { problems, allow: (pattern) => void allowed.push(pattern) };
}
