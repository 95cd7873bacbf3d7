import { condition, engine, noSecondFetch } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { allow, consentAddress } from '../support/consent-page';
import { shifts, standInTheMiddle } from '../support/shifts';

// At the second width an arrow makes a permission two lines long.
for (const width of [1_000, 305]) {
  test(
    `late parts do not move controls under the pointer, at ${width} px [B-MAIN-6]`,
    inLongRun,
    async ({ page, control, world }) => {
      await page.setViewportSize({ width, height: 800 });
      await standInTheMiddle(page);
      // The project's name is part of the question, and comes after the rest.
      await control.faults.add({ operation: 'bootstrap', kind: 'delay', ms: 400 });
      await page.goto(
        await consentAddress(page, control, world.host, { query: { scope: 'openid email profile phone' } }),
      );
      await expect(page.getByRole('button', { expanded: false }).first()).toBeVisible();
      await expect(page.getByText('Powered by Stytch')).toBeVisible();
      expect(await shifts(page)).toBe(0);
    },
  );
}

test(
  'the details of a permission open and close by keyboard, and focus stays [B-IDP-7]',
  inLongRun,
  async ({ page, control, world }) => {
    await page.goto(await consentAddress(page, control, world.host));
    const permission = page.getByRole('button', { name: 'See your email address' });
    const details = page.getByText('The app learns your email address');
    await permission.focus();
    await page.keyboard.press('Enter');
    await expect(details).toBeVisible();
    await expect(permission).toHaveAttribute('aria-expanded', 'true');
    await expect(permission).toBeFocused();
    await page.keyboard.press('Space');
    await expect(details).toBeHidden();
    await expect(permission).toBeFocused();
  },
);

test('a hovered permission refers to the empty panel that it opens', async ({ page, control, world }) => {
  await page.goto(await consentAddress(page, control, world.host));
  const permission = page.getByRole('button', { name: 'See your email address' });
  await expect(permission).toHaveAttribute('aria-expanded', 'false');
  await permission.hover();
  const panel = page.locator(`[id="${await permission.getAttribute('aria-controls')}"]`);
  await expect(panel).toHaveCount(1);
  await expect(panel).toBeHidden();
  await expect(panel).toBeEmpty();
});

test('the code that opens permissions is fetched after the question has been painted', async ({
  page,
  control,
  world,
}) => {
  test.skip(condition === 'shadow', 'what it watches is in the page');
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      const buttons = Array.from(document.querySelectorAll('button'));
      if (!buttons.some(({ textContent }) => textContent === 'Allow')) return;
      watcher.disconnect();
      requestAnimationFrame(() => performance.mark('frame of the question'));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto(await consentAddress(page, control, world.host));
  await page.getByRole('button', { name: 'See your email address' }).click();
  await expect(page.getByRole('button', { name: 'See your email address', expanded: true })).toBeVisible();
  const times = await page.evaluate(() => ({
    frame: performance.getEntriesByName('frame of the question')[0]?.startTime ?? Infinity,
    code:
      performance.getEntriesByType('resource').find(({ name }) => name.includes('expandable-permission'))?.startTime ??
      0,
  }));
  expect(times.code).toBeGreaterThan(times.frame);
});

test(
  'permissions whose code fails to load can be read, and open after Try again',
  inLongRun,
  async ({ page, control, world, watch }) => {
    test.skip(engine === 'firefox', noSecondFetch);
    watch.allow(/ERR_FAILED/);
    await page.route(/expandable-permission/, (route) => route.abort());
    await page.goto(await consentAddress(page, control, world.host));
    await expect(page.getByText('See your email address')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Allow' })).toBeEnabled();
    await page.unroute(/expandable-permission/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'See your email address' }).click();
    await expect(page.getByRole('button', { name: 'See your email address', expanded: true })).toBeVisible();
  },
);

test('with five thousand scopes Allow stays in reach, and the list can be read by keyboard [B-IDP-7] [T-IDP-7]', async ({
  page,
  control,
  world,
}) => {
  test.setTimeout(60_000);
  const scopes = Array.from({ length: 5_000 }, (_, index) => `s:${index}`);
  const scope_results = scopes.map((scope) => ({ scope, is_grantable: true, description: '' }));
  const data = { status_code: 200, consent_required: true, client: { client_name: 'Robot' }, scope_results };
  await page.goto(
    await consentAddress(page, control, world.host, { query: { scope: scopes.slice(0, 800).join(' ') } }),
  );
  await expect(allow(page)).toBeVisible();
  await control.faults.add({ operation: 'idp.oauthAuthorizeStart', kind: 'status', status: 200, body: { data } });
  await page.reload();
  await expect(allow(page)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Access', exact: true })).toBeVisible();
  await page.getByRole('region', { name: 'Access', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText('Use the s:799 scope')).toBeInViewport();
});
