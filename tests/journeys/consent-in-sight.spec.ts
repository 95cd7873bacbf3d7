import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { condition, engine } from '../support/condition';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { allow, consentAddress, logOutAddress, registerRobot, submits } from '../support/consent-page';
import { signIn } from '../support/session';
import { recordSpeech } from '../support/spoken';

const destination = (page: Page) => page.getByText(/^After this you return to/);
/** The consent page's address for these scopes, with a user signed in. */
const addressFor = (page: Page, control: Control, host: string, scopes: readonly string[]) =>
  consentAddress(page, control, host, { user: { grantable_scopes: scopes }, query: { scope: scopes.join(' ') } });

/** As good as all of a line: Firefox scrolls by whole pixels, and a line may end within one. */
const whole = { ratio: 0.97 };

/** The least time for which a part must be in view. */
const reading = (page: Page) => page.waitForTimeout(700);

/** A screen, and the height of the browser's window on it, in CSS pixels. */
interface RealWindow {
  screen: { width: number; height: number };
  outerHeight?: number;
}

/** Gives the pages of a context a real screen and window: Playwright makes both as large as the page. */
const onScreen = (page: Page, real: RealWindow) =>
  page.context().addInitScript(({ screen: { width, height }, outerHeight }) => {
    Object.defineProperties(Screen.prototype, { width: { get: () => width }, height: { get: () => height } });
    if (outerHeight !== undefined) Object.defineProperty(window, 'outerHeight', { get: () => outerHeight });
  }, real);

const seven = ['openid', 'email', 'profile', 'phone', 'offline_access', 'read:invoices', 'write:invoices'];

test(
  'a popup too low for the question blocks Allow, and shows why [T-IDP-21] [B-IDP-18]',
  inLongRun,
  async ({ page, control, world }) => {
    test.skip(engine === 'firefox', 'Playwright gives each window there the size of a page');
    const address = await consentAddress(page, control, world.host);
    await onScreen(page, { screen: { width: 1920, height: 1080 } });
    await page.goto(`${world.host}/favicon.svg`);
    const opening = page.waitForEvent('popup');
    await page.evaluate(
      (href) => void window.open(`${href}#:~:text=Deny`, 'popup', 'popup,width=300,height=110'),
      address,
    );
    const popup = await opening;
    expect(await popup.evaluate(() => innerHeight)).toBeLessThan(240);
    await expect(popup.getByText('Make this window larger to continue.')).toBeVisible();
    await popup.waitForTimeout(1_000);
    await expect(allow(popup)).toBeDisabled();
    await allow(popup).click({ force: true });
    expect(await submits(control)).toEqual([]);
    await popup.setViewportSize({ width: 400, height: 900 });
    await expect(popup.getByText('Make this window larger to continue.')).toHaveCount(0);
    await allow(popup).click();
    await expect(popup).toHaveURL(/[?&]code=/);
  },
);

// A browser's window as large as the screen, whose page is zoomed to 400 %.
for (const { width, height, real } of [
  { width: 480, height: 236, real: { screen: { width: 1920, height: 1080 }, outerHeight: 1040 } },
  { width: 341, height: 160, real: { screen: { width: 1366, height: 768 }, outerHeight: 728 } },
]) {
  const { screen } = real;
  test.describe(`at 400 % on a screen of ${screen.width} by ${screen.height} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: 4, screen });

    test(
      `at 400 % on a screen of ${screen.width} by ${screen.height} px a keyboard can allow [T-IDP-21] [B-IDP-18] [T-WCAG-1410]`,
      eachRun(width === 480),
      async ({ page, control, world }) => {
        const spoken = await recordSpeech(page);
        await onScreen(page, real);
        await page.goto(await consentAddress(page, control, world.host));
        await expect(page.getByRole('heading', { name: /Invoice Robot/ })).toBeInViewport();
        // Allow is below the question: each press leads to the next part, until all were in view.
        await allow(page).focus();
        await expect(async () => {
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(/[?&]code=/, { timeout: 1_000 });
        }).toPass();
        expect(await submits(control)).toHaveLength(1);
        expect(await spoken()).not.toContain('Make this window larger to continue.');
      },
    );

    test(
      `at 400 % on a screen of ${screen.width} by ${screen.height} px scrolling past the question unblocks Allow`,
      inLongRun,
      async ({ page, control, world }) => {
        await onScreen(page, real);
        await page.goto(await consentAddress(page, control, world.host));
        await expect(page.getByRole('heading', { name: /Invoice Robot/ })).toBeInViewport();
        await page.mouse.move(10, height / 2);
        while (!(await allow(page).isEnabled())) {
          await reading(page);
          await page.mouse.wheel(0, Math.round(height / 3));
        }
        await allow(page).click();
        await expect(page).toHaveURL(/[?&]code=/);
      },
    );
  });
}

test(
  'a page scrolled past the question is scrolled back to the title [T-IDP-21]',
  inLongRun,
  async ({ page, control, world }) => {
    const address = await addressFor(page, control, world.host, seven);
    await page.setViewportSize({ width: 320, height: 300 });
    await control.faults.add({ operation: 'idp.oauthAuthorizeStart', kind: 'delay', ms: 600 });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.body.style.minHeight = '3000px';
        scrollTo(0, 2_000);
      }),
    );
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /Invoice Robot/ })).toBeInViewport({ ratio: 1 });
    await expect(allow(page)).toBeDisabled();
  },
);

test('a part below the fold blocks Allow until it was scrolled into view [T-IDP-21] [B-IDP-18]', async ({
  page,
  control,
  world,
}) => {
  const address = await addressFor(page, control, world.host, seven.slice(0, 6));
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /Invoice Robot/ })).toBeInViewport();
  await expect(destination(page)).not.toBeInViewport();
  await page.waitForTimeout(1_000);
  await expect(allow(page)).toBeDisabled();
  // A press before that names the missing part, and scrolls to it.
  await allow(page).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('alert')).toHaveText('Scroll to see the whole request before you continue.');
  await expect(destination(page)).toBeInViewport(whole);
  // The application is on this computer, so there is a notice as well: the next press leads there.
  await page.waitForTimeout(1_000);
  await expect(allow(page)).toBeDisabled();
  await allow(page).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('note')).toBeInViewport(whole);
  await expect(allow(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await submits(control)).toEqual([]);
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
});

test('each press of Allow that leads to another part is announced [B-IDP-18] [B-SAY-2]', async ({
  page,
  control,
  world,
}) => {
  test.skip(condition === 'shadow', "the ear of this test is on the page's own tree");
  const spoken = await recordSpeech(page);
  const address = await addressFor(page, control, world.host, seven.slice(0, 6));
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /Invoice Robot/ })).toBeInViewport();
  await expect(allow(page)).toBeVisible();
  await reading(page);
  await allow(page).evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
  for (const part of [destination(page), page.getByRole('note')]) {
    await page.keyboard.press('Enter');
    await expect(part).toBeInViewport(whole);
    await reading(page);
  }
  const announced = (await spoken()).filter((text) => text.startsWith('Scroll to see the whole request'));
  expect(announced).toHaveLength(2);
});

test(
  'a keyboard reaches Allow on a phone of 320 by 568 px with seven permissions',
  inLongRun,
  async ({ page, control, world }) => {
    const address = await addressFor(page, control, world.host, seven);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /Invoice Robot/ })).toBeVisible();
    await reading(page);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if (await allow(page).evaluate((button) => button.matches(':focus'))) break;
    }
    await expect(allow(page)).toBeFocused();
    await expect(allow(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]code=/);
  },
);

test(
  'scrolling a phone of 320 by 568 px with seven permissions unblocks Allow [T-IDP-21]',
  inLongRun,
  async ({ page, control, world }) => {
    const address = await addressFor(page, control, world.host, seven);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /Invoice Robot/ })).toBeVisible();
    await page.mouse.move(10, 300);
    for (let steps = 0; steps < 5; steps += 1) {
      await reading(page);
      await page.mouse.wheel(0, 150);
    }
    await expect(allow(page)).toBeInViewport({ ratio: 1 });
    await allow(page).click();
    await expect(page).toHaveURL(/[?&]code=/);
  },
);

test('a click in the first half second sends nothing [T-IDP-9]', async ({ page, control, world }) => {
  await page.clock.install();
  await page.goto(await consentAddress(page, control, world.host));
  // The clock of the page stands still from here.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  for (let waited = 0; waited < 5; waited += 1) await page.clock.runFor(20);
  await expect(allow(page)).toBeVisible();
  await page.waitForTimeout(700);
  await allow(page).click({ force: true });
  await page.clock.runFor(100);
  expect(await submits(control)).toEqual([]);
  await page.clock.resume();
  await expect(allow(page)).toBeEnabled();
  await allow(page).click();
  await expect(page).toHaveURL(/[?&]code=/);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test(
    'a tap on Allow sends the decision, and a tap on Yes logs out [T-RACE-23]',
    inLongRun,
    async ({ page, control, world }) => {
      await page.goto(await consentAddress(page, control, world.host));
      await expect(allow(page)).toBeEnabled();
      await allow(page).tap();
      await expect(page).toHaveURL(/[?&]code=/);
      await page.goto(logOutAddress(world.host));
      await expect(page.getByRole('button', { name: 'Yes' })).toBeEnabled();
      await page.getByRole('button', { name: 'Yes' }).tap();
      await expect(page).toHaveURL(/back=1$/);
    },
  );
});

test(
  'a click without a pointer, as voice control and switches send, decides on Allow [T-RACE-23]',
  inLongRun,
  async ({ page, control, world }) => {
    await page.goto(await consentAddress(page, control, world.host));
    await expect(allow(page)).toBeEnabled();
    await allow(page).evaluate((button: HTMLElement) => button.click());
    await expect(page).toHaveURL(/[?&]code=/);
  },
);

test('a press that did not begin on Yes does not log the user out [T-IDP-24] [T-WCAG-252]', async ({
  page,
  control,
  world,
}) => {
  await registerRobot(control, world.host);
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await page.goto(logOutAddress(world.host));
  const yes = page.getByRole('button', { name: 'Yes' });
  await expect(yes).toBeEnabled();
  // A window above is closed on pointer down, and pointer up happens over Yes.
  await yes.dispatchEvent('click', { detail: 1 });
  await page.waitForTimeout(300);
  expect(await control.requests.list('session.revoke')).toEqual([]);
  await yes.click();
  await expect(page).toHaveURL(/back=1/);
});
