import type { Control } from '../../emulator/control/control';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { ended, guardedAddress, letItEnd, logInFor, notes, openGuarded, soon, warning } from '../support/guarded-page';
import { seeReadyDialog } from '../support/ready-dialog';

/** The requests for a longer session that the provider has received. */
const extensions = async (control: Control) =>
  (await control.requests.list('session.authenticate'))
    .map(({ body }) => JSON.stringify(body))
    .filter((body) => body.includes('minutes'));

test('a warning comes before the end, and "Stay logged in" extends the session [B-GUARD-1] [T-WCAG-221]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  // Later than in the other tests, so that a slow engine has typed by then.
  await openGuarded(page, control, world.host, { props: { ...soon, warnBeforeMinutes: 4.9 } });
  await seeReadyDialog(warning(page));
  // The name that the next test looks for.
  expect(fetched.filter((address) => address.includes('run-guard'))).toHaveLength(1);
  await expect(warning(page).getByText(/^You will be logged out in 4:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'You will be logged out in 5 minutes.' })).toHaveCount(1);
  await seeNoBarrier();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  await expect(notes(page)).toBeFocused();
  await expect(notes(page)).toHaveValue('Half a sentence');
  const asked = await control.requests.list('session.authenticate');
  expect(asked.map(({ body }) => body)).toContainEqual({ session_duration_minutes: 30 });
});

test('a question that the page removes with its body is asked again in the new one, and can be answered [B-GUARD-1]', async ({
  page,
  control,
  world,
}) => {
  await openGuarded(page, control, world.host);
  await seeReadyDialog(warning(page));
  const first = await warning(page).elementHandle();
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.append(Object.assign(document.createElement('main'), { textContent: 'The next page' }));
    document.body.replaceWith(body);
  });
  await expect(page.getByText('The next page')).toBeVisible();
  await seeReadyDialog(warning(page));
  expect(await first?.evaluate((dialog) => dialog.isConnected)).toBe(false);
  await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  expect(await extensions(control)).toHaveLength(1);
});

/** Stops the page's clock when a dialog opens, at so many milliseconds after that as the test sets. */
function stopClockInDialog() {
  const later = () => Number(Reflect.get(globalThis, 'later') ?? 0);
  const showModal = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.showModal = function stopClock() {
    const [steady, set] = [performance.now(), Date.now()];
    performance.now = () => steady + later();
    Date.now = () => set + later();
    showModal.call(this);
  };
}

test(
  'a press in the first half second of the question answers nothing, and a later one does [B-GUARD-1]',
  inLongRun,
  async ({ page, control, world }) => {
    await page.addInitScript(stopClockInDialog);
    await openGuarded(page, control, world.host);
    const stay = page.getByRole('button', { name: 'Stay logged in' });
    await expect(stay).toBeFocused();
    const pressAll = async () => {
      for (const key of ['Space', 'Enter', 'Escape']) await page.keyboard.press(key);
      await stay.click();
    };
    await pressAll();
    await page.evaluate(() => Object.assign(globalThis, { later: 499 }));
    await pressAll();
    await expect(stay).toBeFocused();
    expect(await extensions(control)).toEqual([]);
    await page.evaluate(() => Object.assign(globalThis, { later: 500 }));
    await page.keyboard.press('Space');
    await expect.poll(() => extensions(control)).toHaveLength(1);
  },
);

test(
  'Escape, however often, extends the session once, and its failure is shown in the open question [B-GUARD-1]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/Failed to load|ERR_|net::/);
    await page.clock.install();
    await openGuarded(page, control, world.host);
    await seeReadyDialog(warning(page));
    await control.faults.add({ operation: 'session.authenticate', kind: 'hang' });
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
    await expect.poll(() => extensions(control)).toHaveLength(1);
    await page.clock.fastForward(20_000);
    await expect(warning(page).getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
    expect(await extensions(control)).toHaveLength(1);
  },
);

test(
  'a question that the browser closes opens again, with focus where it was [B-GUARD-1]',
  inLongRun,
  async ({ page, control, world }) => {
    await page.clock.install();
    await openGuarded(page, control, world.host);
    await seeReadyDialog(warning(page));
    await control.faults.add({ operation: 'session.authenticate', kind: 'hang' });
    await page.getByRole('button', { name: 'Log out' }).focus();
    // A browser that honours no refusal of its request to close, as after the second one without a press between.
    await warning(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect(warning(page)).toBeVisible();
    expect(await warning(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused();
    // Without focus in the dialog the browser gives its keys to the page.
    await warning(page)
      .getByText(/^You will be logged out in/)
      .click();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
    await expect(warning(page)).toBeVisible();
    await expect.poll(() => extensions(control)).toHaveLength(1);
  },
);

test('the code of the guard is not fetched earlier, and no session is extended automatically [B-GUARD-2]', async ({
  page,
  control,
  world,
}) => {
  await logInFor(page, control, world.host, 60);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(guardedAddress(world.host));
  await expect(notes(page)).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(fetched.filter((address) => address.includes('run-guard'))).toEqual([]);
  expect(await extensions(control)).toEqual([]);
});

test('an answer in one tab applies to all tabs [B-GUARD-3]', inLongRun, async ({ page, control, world }) => {
  await openGuarded(page, control, world.host);
  const other = await page.context().newPage();
  await other.goto(guardedAddress(world.host));
  await expect(warning(other)).toBeVisible();
  await page.bringToFront();
  await seeReadyDialog(warning(page));
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(warning(other)).toHaveCount(0);
});

test('"Log out" logs out in all tabs [B-GUARD-3]', async ({ page, control, world, watch }) => {
  // What a tab asks in the moment between.
  watch.allow(/status of 40|background refresh/);
  await openGuarded(page, control, world.host);
  const other = await page.context().newPage();
  await other.goto(guardedAddress(world.host));
  await expect(warning(other)).toBeVisible();
  await page.bringToFront();
  await seeReadyDialog(warning(page));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(ended(page)).toBeVisible();
  await expect(ended(other)).toBeVisible();
});

test(
  'a failed extension is shown, and can be retried [B-GUARD-1]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/Failed to load|ERR_|net::/);
    await openGuarded(page, control, world.host);
    await seeReadyDialog(warning(page));
    await control.faults.add({ operation: 'session.authenticate', kind: 'status', status: 500, body: '{}' });
    watch.allow(/status of 500/);
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(warning(page)).toHaveCount(0);
  },
);

test('stopping the guard leaves nothing in the page [B-GUARD-6]', inLongRun, async ({ page, control, world }) => {
  await openGuarded(page, control, world.host);
  await expect(warning(page)).toBeVisible();
  await page.evaluate(() => window.vestibule.unmount());
  await expect(warning(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  expect(await extensions(control)).toEqual([]);
});

test('stopping the guard while the end is confirmed opens no dialog [B-GUARD-6]', async ({ page, control, world }) => {
  await page.clock.install();
  await openGuarded(page, control, world.host);
  await expect(warning(page)).toBeVisible();
  await control.faults.add({ operation: 'session.authenticate', kind: 'hang', times: 5 });
  const before = (await control.requests.list('session.authenticate')).length;
  await letItEnd(page, control);
  await expect.poll(async () => (await control.requests.list('session.authenticate')).length).toBeGreaterThan(before);
  await page.evaluate(() => window.vestibule.unmount());
  await page.clock.runFor(1_000);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the guard works from a script tag [B-GUARD-1]', inLongRun, async ({ page, control, world }) => {
  await openGuarded(page, control, world.host, { entry: 'script' });
  await seeReadyDialog(warning(page));
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(warning(page)).toHaveCount(0);
});
