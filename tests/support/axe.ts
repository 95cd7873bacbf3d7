import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { takeReflectedElements } from '../engines/take-reflected-elements';
import { engine } from './condition';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules for every screen (T-ALL-2). Three are about the page around the widget, which is the host's duty. */
const optionsFor = (isHost: boolean) => ({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'focus-order-semantics': { enabled: true },
    'hidden-content': { enabled: true },
    'p-as-heading': { enabled: true },
    region: { enabled: isHost },
    'landmark-one-main': { enabled: isHost },
    'page-has-heading-one': { enabled: isHost },
  },
});

/**
 * The complaints of axe about the page as it is, one line each; none is the only good answer.
 * @param isHost true for a whole page of ours, false for a bare page around the widget
 */
export async function axeViolations(page: Page, isHost = false): Promise<string[]> {
  // Through the protocol, so that a strict page's policy does not concern it.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) {
    const source = await readFile(axePath, 'utf8');
    if (engine === 'chromium') {
      const session = await page.context().newCDPSession(page);
      await session.send('Runtime.evaluate', { expression: source });
      // Left open: a session that ends takes the page's virtual authenticator with it.
    } else {
      await takeReflectedElements(page);
      await page.evaluate(source);
    }
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
    // While notes are shown, Radix puts stops around them that take focus to them and back: stops by design, without a role.
    const isNoteStop = (id: string, target: unknown) =>
      id === 'focus-order-semantics' &&
      [...document.querySelectorAll('.vestibule')].some((widget) => {
        const selector = Array.isArray(target) ? target.flat().at(-1) : undefined;
        const stop = typeof selector === 'string' ? (widget.shadowRoot ?? document).querySelector(selector) : null;
        return Boolean(stop?.closest('[role=region]')?.closest('[aria-live]'));
      });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !isNoteStop(id, target))
        .map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`),
    );
  }, optionsFor(isHost));
}
