import type { CDPSession, Page } from '@playwright/test';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { openScriptPage } from '../support/script-page';
import { codeProps } from '../support/sign-in';

interface Holdings {
  nodes: number;
  listeners: number;
  sheets: number;
  heads: number;
}

async function holdings(page: Page, session: CDPSession): Promise<Holdings> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  const { sheets, heads } = await page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length,
    heads: document.head.children.length,
  }));
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), sheets, heads };
}

const cycle = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const { vestibule } = window;
    for (let turn = 0; turn < count; turn += 1) {
      vestibule.unmount();
      vestibule.mount();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);

for (const shadow of [false, true]) {
  test(
    `two hundred mounts and unmounts leave nothing, ${shadow ? 'in a shadow root' : 'in the page'} [B-MOUNT-7] [T-ALL-8] [T-HOST-8]`,
    eachRun(!shadow),
    async ({ page, embed }) => {
      test.setTimeout(120_000);
      await embed({ props: { config: { ...codeProps.config, enableShadowDOM: shadow } } });
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await cycle(page, 20);
      const before = await holdings(page, session);
      await cycle(page, 200);
      const after = await holdings(page, session);
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(2);
      expect(after.listeners - before.listeners).toBeLessThanOrEqual(2);
      expect({ sheets: after.sheets, heads: after.heads }).toEqual({ sheets: before.sheets, heads: before.heads });
      await page.evaluate(() => window.vestibule.unmount());
      expect(
        await page.evaluate(() => [document.querySelectorAll('.vestibule').length, document.adoptedStyleSheets.length]),
      ).toEqual([0, 0]);
    },
  );
}

test('a widget whose container the page empties ends by itself [B-MOUNT-7] [T-HOST-7]', async ({ page, embed }) => {
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.evaluate(() => document.querySelector('#widget')?.replaceChildren());
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

/** Ways of a page to place a target, as its code, and to remove what is around it. */
const places = {
  'in a shadow root of the page':
    "const host = document.querySelector('main'); host.attachShadow({ mode: 'open' }).append(target);",
  'that was mounted before its target was in the page': "const host = document.querySelector('main');",
};

for (const [which, prepare] of Object.entries(places)) {
  test(`a widget ${which} ends when the page removes what is around it [B-MOUNT-7]`, async ({
    page,
    world,
    emulator,
  }) => {
    const mount = `Vestibule.mountLogin(target, { client, config: ${JSON.stringify(codeProps.config)} });`;
    await openScriptPage(
      page,
      emulator,
      world.host,
      `window.target = document.createElement('div'); ${prepare} ${mount}
       if (!target.isConnected) host.append(target);`,
    );
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    const target = await page.evaluateHandle(() => Reflect.get(window, 'target'));
    await page.evaluate(() => document.querySelector('main')?.remove());
    await expect.poll(() => target.evaluate((element) => element.childElementCount)).toBe(0);
  });
}
