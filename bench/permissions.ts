import { namesStay } from './uninspected-page.ts';
import type { Setting } from './setting.ts';

/** The cost of a question with thousands of permissions. */
export interface PermissionsCost {
  rows: number;
  /** From the mount until Allow is rendered, in milliseconds. */
  shown: number;
  /** Task time of a key that scrolls the list, and of Tab, in milliseconds. */
  scroll: KeyCost;
  tab: KeyCost;
}

/** Of several presses. */
export interface KeyCost {
  median: number;
  slowest: number;
}

/** The numbers of a comparison: permissions, the small number for comparison, and the slowdown of the processor. */
export const manyPermissions = { count: 5_000, few: 25, slowdown: 6 };

/** Asks for permissions on a slow processor, all of which the provider would grant, and presses keys. */
export async function measurePermissions(
  { browser, control, session: cookies }: Setting,
  address: string,
  count: number,
): Promise<PermissionsCost> {
  const context = await browser.newContext();
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript({ content: namesStay });
    await page.goto(address);
    await page.waitForSelector('button + button');
    const scopes = Array.from({ length: count }, (_, index) => `s:${index}`);
    await control('faults', answerFor(scopes));
    await session.send('Emulation.setCPUThrottlingRate', { rate: manyPermissions.slowdown });
    const shown = await page.evaluate(mountWith, scopes.join(' '));
    const first = page.getByRole('listitem').first();
    const rows = Number((await first.getAttribute('aria-setsize')) ?? (await page.getByRole('listitem').count()));
    await page.waitForTimeout(2_000);
    await page.getByRole('region', { name: 'Access', exact: true }).focus();
    const tasks = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    };
    const cost = async (key?: string) => {
      const before = await tasks();
      if (key) await page.keyboard.press(key);
      // Until what the key caused has been rendered.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      return (await tasks()) - before;
    };
    const times = async (total: number, ...pressed: string[]) => {
      const costs: number[] = [];
      for (let time = 0; time < total; time += 1) costs.push(await cost(pressed[time % pressed.length]));
      return costs;
    };
    // The cost of the query is not part of the keystroke.
    const asking = Math.min(...(await times(10)));
    const keys = async (total: number, ...pressed: string[]) => {
      const costs = (await times(total, ...pressed)).map((one) => one - asking).toSorted((one, other) => one - other);
      return { median: costs[Math.floor(total / 2)] ?? Number.NaN, slowest: costs.at(-1) ?? Number.NaN };
    };
    return { rows, shown, scroll: await keys(20, 'ArrowDown'), tab: await keys(20, 'Tab', 'Shift+Tab') };
  } finally {
    await context.close();
  }
}

/** An answer that takes the place of the provider's own: every scope may be granted. */
const answerFor = (scopes: readonly string[]) => ({
  operation: 'idp.oauthAuthorizeStart',
  kind: 'status',
  status: 200,
  body: {
    data: {
      status_code: 200,
      consent_required: true,
      client: { client_name: 'Robot' },
      scope_results: scopes.map((scope) => ({ scope, is_grantable: true, description: '' })),
    },
  },
});

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
