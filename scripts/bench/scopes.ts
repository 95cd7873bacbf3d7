import type { Browser } from 'playwright';
import { namesStay } from './measure.ts';

/** What a question with thousands of permissions costs. */
export interface ScopesCost {
  rows: number;
  /** From the mount until Allow is there, in milliseconds. */
  shown: number;
  /** Task time of a key that scrolls the list, of Tab, and of a press that opens nothing, in milliseconds; the slowest of each. */
  scroll: number;
  tab: number;
}

/** How many are asked for, and how much slower the processor is made. */
export const scopesAsked = { count: 5_000, slowdown: 6 };

/** Asks for thousands of permissions on a slow processor, and presses keys. `answer` makes the provider grant them all. */
export async function measureScopes(
  browser: Browser,
  address: string,
  { session: token, answer }: { session: string; answer: (scopes: readonly string[]) => Promise<unknown> },
): Promise<ScopesCost> {
  const context = await browser.newContext();
  try {
    await context.addCookies([{ name: 'stytch_session', value: token, url: address }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript({ content: namesStay });
    await page.goto(address);
    await page.waitForSelector('button + button');
    const scopes = Array.from({ length: scopesAsked.count }, (_, place) => `s:${place}`);
    await answer(scopes);
    await session.send('Emulation.setCPUThrottlingRate', { rate: scopesAsked.slowdown });
    const shown = await page.evaluate(mountWith, scopes.join(' '));
    const rows = await page.locator('li').count();
    await page.waitForTimeout(2_000);
    await page.getByRole('region', { name: 'Access', exact: true }).focus();
    const tasks = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    };
    const slowest = async (key: string, times: number) => {
      let worst = 0;
      for (let time = 0; time < times; time += 1) {
        const before = await tasks();
        await page.keyboard.press(key);
        // Until what the key caused has been drawn.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        worst = Math.max(worst, (await tasks()) - before);
      }
      return worst;
    };
    return { rows, shown, scroll: await slowest('ArrowDown', 10), tab: await slowest('Tab', 4) };
  } finally {
    await context.close();
  }
}

async function mountWith(scope: string): Promise<number> {
  window.bench.unmount(window.mounted);
  // Longer than any server takes, so it is put where the widget reads it.
  const address = new URL(location.href);
  address.searchParams.set('scope', scope);
  history.replaceState(null, '', address);
  const start = performance.now();
  window.mounted = window.bench.mount();
  while (!document.querySelector('button + button')) await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}
