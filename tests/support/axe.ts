import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of trust.md 2.4.5; the three that are off in the bare page are the host's duty. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'focus-order-semantics': { enabled: true },
    'hidden-content': { enabled: true },
    'p-as-heading': { enabled: true },
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
};

/** What axe has against the page as it is, one line each; none is the only good answer. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Through the protocol, so that a strict page's policy does not concern it.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) {
    const { readFile } = await import('node:fs/promises');
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: await readFile(axePath, 'utf8') });
    await session.detach();
  }
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`),
    );
  }, options);
}
