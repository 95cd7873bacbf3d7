import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import type { Control } from '../../emulator/control/control';
import { darkTheme } from '../../tools';
import { canKeepPages, withBackForwardCache } from '../support/back-forward-cache';
import { logInInAnotherTab } from '../support/code-log-in';
import { condition, engine } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import {
  appCode,
  codeField,
  email,
  heading,
  offered,
  password,
  phone_number,
  press,
  proveFirst,
  propsOf,
  required,
} from '../support/second-factor';
import { eventTypes, failures } from '../support/sign-in';

/** Opens the set-up, and returns the user's id. */
async function toSetup(page: Page, control: Control, open: () => Promise<void>): Promise<string> {
  const { user_id } = await control.users.create({ email, password });
  await open();
  await proveFirst(page);
  await expect(heading(page, 'Add a second step')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return user_id;
}

/** The recovery codes that are shown. */
async function shownCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('listitem').locator('[aria-hidden]');
  // With Preact a list may come a moment after its heading.
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/** The text that another program reads from the picture. */
async function decoded(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  const png = PNG.sync.read(await picture.screenshot());
  return jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data ?? '';
}

test('a user without a second factor sets one up, and has recovery codes [B-SECOND-5] [B-SECOND-7]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  const { user_id } = await control.users.create({ email, password });
  await embed({ props: required });
  await proveFirst(page);
  await expect(heading(page, 'Add a second step')).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await seeNoBarrier();
  const read = await decoded(page);
  expect(read).toMatch(/^otpauth:\/\/totp\/[^:]+:ada%40example\.com\?secret=[A-Z2-7]{32}&issuer=/);
  await expect(page.getByRole('link', { name: 'Open your authenticator app' })).toHaveAttribute('href', read);
  await codeField(page).fill(await appCode(control, user_id));
  await expect(heading(page, 'Save your recovery codes')).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await seeNoBarrier();
  expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE', 'TOTP_CREATE', 'TOTP_AUTHENTICATE']);
  await press(page, 'Continue');
  await expect(heading(page, 'Success!')).toBeFocused();
  await expect(page.getByText('Your second step is on.')).toBeVisible();
  expect((await eventTypes(page)).at(-1)).toBe('AUTHENTICATE_FLOW_COMPLETE');
  expect(await failures(page)).toEqual([]);
});

test('a set-up that is declined is not offered again on this device [B-SECOND-6]', async ({ page, embed, control }) => {
  await control.users.create({ email, password });
  await embed({ props: offered });
  await proveFirst(page);
  await press(page, 'Not now');
  await expect(heading(page, 'Success!')).toBeFocused();
  await page.context().clearCookies();
  await embed({ props: offered });
  await proveFirst(page);
  await expect(heading(page, 'Success!')).toBeFocused();
  expect(await control.requests.list('totps.create')).toHaveLength(1);
});

test(
  'the QR code can be read in a dark theme and in forced colours [B-SECOND-5]',
  inLongRun,
  async ({ page, embed, control }) => {
    await toSetup(page, control, () => embed({ props: { ...required, theme: darkTheme } }));
    expect(await decoded(page)).toMatch(/^otpauth:/);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(await decoded(page)).toMatch(/^otpauth:/);
  },
);

test(
  'a set-up whose account changes in another tab names and announces the account, and goes on at a press [T-RACE-25] [B-SESSION-1]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    await toSetup(page, control, () => embed({ props: offered }));
    await logInInAnotherTab(page, control, world.host, 'grace@example.com');
    await page.bringToFront();
    const named = 'You are logged in as grace@example.com.';
    await expect(page.getByRole('paragraph').filter({ hasText: named })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: named })).toBeAttached();
    expect(await eventTypes(page)).not.toContain('AUTHENTICATE_FLOW_COMPLETE');
    await press(page, 'Continue');
    // Grace has no second step either.
    await expect(heading(page, 'Add a second step')).toBeVisible();
    await press(page, 'Not now');
    await expect.poll(() => eventTypes(page)).toContain('AUTHENTICATE_FLOW_COMPLETE');
  },
);

test('recovery codes are copied, saved as a file and printed under the strict policy, and not kept [B-SECOND-7] [T-SECRET-12]', async ({
  page,
  embed,
  control,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => Reflect.set(window.top ?? window, 'printed', document.body.innerText);
  });
  await control.project.change({ project_name: 'Slow Clay' });
  const userId = await toSetup(page, control, () => embed({ props: required, csp: 'strict' }));
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const secret = /secret=([A-Z2-7]+)/.exec(await decoded(page))?.[1] ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await codeField(page).fill(await appCode(control, userId));
  await expect(heading(page, 'Save your recovery codes')).toBeVisible();
  const codes = await shownCodes(page);
  await press(page, 'Copy');
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual(codes);
  const saving = page.waitForEvent('download');
  await press(page, 'Download');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('slow-clay-recovery-codes.txt');
  expect((await readFile(await saved.path(), 'utf8')).trim().split('\n')).toEqual(codes);
  await press(page, 'Print');
  const printed = await page.evaluate(() => String(Reflect.get(window, 'printed')));
  expect(printed.split('\n').filter(Boolean)).toEqual(['Save your recovery codes', ...codes]);
  // The print of this test sends no `afterprint`, as in a browser that prints nothing.
  await expect(page.locator('iframe.rr-mask.ph-no-capture[data-private]')).toHaveCount(1);
  await press(page, 'Continue');
  await expect(heading(page, 'Success!')).toBeVisible();
  await expect(page.locator('iframe.rr-mask')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test(
    'the link to the app comes before the QR code [B-SECOND-5]',
    inLongRun,
    async ({ page, embed, control, seeNoBarrier }) => {
      test.skip(engine === 'firefox', 'Playwright has no telephone there');
      await toSetup(page, control, () => embed({ props: required }));
      const link = await page.getByRole('link', { name: 'Open your authenticator app' }).boundingBox();
      const picture = await page.getByRole('img', { name: 'QR code for your authenticator app' }).boundingBox();
      expect(link?.y ?? Number.NaN).toBeLessThan(picture?.y ?? 0);
      await seeNoBarrier();
    },
  );
});

test(
  'a page restored from the back-forward cache begins the set-up again [T-SECRET-12]',
  inLongRun,
  async ({ world, control }) => {
    test.skip(engine !== 'chromium' || condition !== undefined || !canKeepPages, 'the cache is switched on here alone');
    const browser = await withBackForwardCache();
    const page = await browser.newPage();
    await toSetup(page, control, async () => void (await page.goto(embedAddress(world.host, { props: required }))));
    const link = page.getByRole('link', { name: 'Open your authenticator app' });
    const before = await link.getAttribute('href');
    const key = /secret=([A-Z2-7]+)/.exec(before ?? '')?.[1] ?? '';
    expect(key).toHaveLength(32);
    await page.evaluate(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seen', seen);
      const watch = new MutationObserver(() => void seen.push(document.body.innerHTML));
      addEventListener('pageshow', () => watch.observe(document.body, { subtree: true, childList: true }));
    });
    await page.goto(`${world.host}/favicon.svg`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(link).not.toHaveAttribute('href', before ?? '');
    const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(seen).not.toEqual([]);
    expect(String(seen)).not.toContain(key);
    await browser.close();
  },
);

test('a set-up that is refused for too few factors is completed after a step-up [B-STEPUP-1]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 401/);
  const { user_id } = await control.users.create({ email, password, phone_number });
  await embed({ props: propsOf({ when: 'required', methods: ['totp'] }) });
  await proveFirst(page);
  // The password is of no group, and the user has factors of two.
  await expect(heading(page, "Confirm it's you")).toBeFocused();
  await press(page, 'Email a code to a***@example.com');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await page.keyboard.type((await control.outbox.waitFor(email)).code ?? '');
  await press(page, 'Text a code to +1********62');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await page.keyboard.type((await control.outbox.waitFor(phone_number)).code ?? '');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await codeField(page).fill(await appCode(control, user_id));
  await press(page, 'Continue');
  await expect(page.getByText('Your second step is on.')).toBeVisible();
  expect(await eventTypes(page)).toEqual([
    'PASSWORD_AUTHENTICATE',
    'STEP_UP_START',
    'STEP_UP_COMPLETE',
    'TOTP_CREATE',
    'TOTP_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
  expect(await control.requests.list('totps.create')).toHaveLength(2);
});

test(
  'a cancelled step-up leaves the set-up, which can be retried, and the way back [B-STEPUP-3]',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    watch.allow(/status of 401/);
    await control.users.create({ email, password, phone_number });
    await embed({ props: propsOf({ when: 'required', methods: ['totp'] }) });
    await proveFirst(page);
    await press(page, 'Cancel');
    await expect(heading(page, 'Add a second step')).toBeVisible();
    await press(page, 'Try again');
    await expect(heading(page, "Confirm it's you")).toBeFocused();
    await press(page, 'Cancel');
    await press(page, 'Back');
    await expect(heading(page, 'Sign up or log in')).toBeFocused();
    expect(await failures(page)).toEqual([]);
  },
);

test(
  'recovery codes that a restored page has dropped are fetched again, after a step-up [T-SECRET-12] [B-STEPUP-1]',
  inLongRun,
  async ({ world, control }) => {
    test.skip(engine !== 'chromium' || condition !== undefined || !canKeepPages, 'the cache is switched on here alone');
    const browser = await withBackForwardCache();
    const page = await browser.newPage();
    const open = async () => void (await page.goto(embedAddress(world.host, { props: required })));
    const userId = await toSetup(page, control, open);
    await codeField(page).fill(await appCode(control, userId));
    await expect(heading(page, 'Save your recovery codes')).toBeVisible();
    const codes = await shownCodes(page);
    await page.goto(`${world.host}/favicon.svg`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page, "Confirm it's you")).toBeVisible();
    expect(await page.content()).not.toContain(codes[0]);
    await press(page, 'Email a code to a***@example.com');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeVisible();
    await page
      .getByRole('textbox', { name: 'One-time passcode' })
      .fill((await control.outbox.waitFor(email)).code ?? '');
    await expect(page.getByRole('listitem')).toHaveCount(10);
    expect(await shownCodes(page)).toEqual(codes);
    await browser.close();
  },
);

test('the key and the recovery codes are in no event, error, log, storage or address [T-SECRET-12]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const { user_id } = await control.users.create({ email, password });
  await embed({ props: required });
  await proveFirst(page);
  const link = page.getByRole('link', { name: 'Open your authenticator app' });
  const secret = /secret=([A-Z2-7]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? 'none';
  expect(secret).toHaveLength(32);
  await control.faults.add({ operation: 'totps.authenticate', kind: 'status', status: 500, body: {} });
  await codeField(page).fill(await appCode(control, user_id));
  await expect(page.getByRole('alert')).toBeVisible();
  await press(page, 'Turn on');
  const code = (await page.getByRole('listitem').first().locator('[aria-hidden]').textContent()) ?? 'none';
  expect(code).toMatch(/^[a-z\d]{4}-/);
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify({
        events: window.vestibule.events,
        errors: window.vestibule.errors.map((error) => [
          error.message,
          error.stack,
          String(error.cause),
          JSON.stringify(error.cause),
          error,
        ]),
        storage: [{ ...localStorage }, { ...sessionStorage }],
        address: [location.href, JSON.stringify(history.state), document.cookie],
      }),
    );
  expect(await kept()).toContain('totps.authenticate');
  // The client sends its log each 800 ms.
  await page.waitForTimeout(1_000);
  const requests = JSON.stringify(await control.requests.list('events'));
  expect(requests).toContain('render_login_screen');
  for (const hidden of [secret, code]) {
    expect(await kept()).not.toContain(hidden);
    expect(logged.join('\n')).not.toContain(hidden);
    expect(requests).not.toContain(hidden);
  }
  await press(page, 'Continue');
  await expect(heading(page, 'Success!')).toBeFocused();
  expect(await page.content()).not.toContain(code);
});
