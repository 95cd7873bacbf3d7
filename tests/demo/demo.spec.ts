import { expect, type Page, test as base } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { type Watch, watchPage } from '../support/invariants';
import { type ServedDemo, serveDemo } from './serve-demo';

/** The demo on a server of its own. Errors of the page, and requests to other servers, are collected. */
const test = base.extend<{ demo: ServedDemo; watch: Watch }>({
  watch: async ({ page }, provide) => provide(await watchPage(page)),
  demo: async ({ page, watch }, provide) => {
    const demo = await serveDemo();
    const { origin } = new URL(demo.address);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob|about):/.test(request.url()) && !request.url().startsWith(demo.address))
        elsewhere.push(request.url());
    });
    await provide(demo);
    expect(watch.problems, 'errors and warnings of the page').toEqual([]);
    expect(elsewhere, `calls beside ${origin}`).toEqual([]);
    await demo.close();
  },
});

const code = (page: Page) => page.getByRole('textbox', { name: 'One-time passcode' });
const outbox = (page: Page) => page.getByRole('complementary', { name: 'Outbox' });

/** The code of the newest message, as a user reads it in the outbox. */
async function readCode(page: Page): Promise<string> {
  await outbox(page).getByRole('button', { name: 'Open the outbox' }).click();
  const copy = outbox(page).getByRole('button', { name: /the code \d{6}$/ });
  const name = await copy.first().evaluate((button) => button.textContent);
  return /\d{6}/.exec(name)?.[0] ?? '';
}

async function askForCode(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Email code' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(code(page)).toBeFocused();
}

async function signIn(page: Page): Promise<void> {
  await askForCode(page);
  await code(page).pressSequentially(await readCode(page));
  await expect(page.getByRole('heading', { name: 'Come in, the wheels are warm.' })).toBeVisible();
}

test('every screen is found by a link, and a user who signs in with a code is still signed in after a reload [B-DEMO-1]', async ({
  page,
  demo,
}) => {
  await page.goto(demo.address);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.getByRole('link').count()).toBeGreaterThan(300);
  await page.getByRole('link', { name: 'The playground' }).click();
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Come in, the wheels are warm.' })).toBeVisible();
});

test('a user allows another application, after the sign-in that its request required', async ({ page, demo }) => {
  await page.goto(demo.address);
  await page.getByRole('link', { name: 'Consent', exact: true }).click();
  await page.getByRole('button', { name: 'Connect with Slow Clay' }).click();
  await page.getByRole('link', { name: 'Sign in to Slow Clay' }).click();
  await askForCode(page);
  await code(page).pressSequentially(await readCode(page));
  await expect(page.getByRole('heading', { name: 'Sign in to Invoice Robot with Slow Clay' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/some/folder/playground/consent.html');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('status')).toContainText('Slow Clay let the robot in');
  expect(page.url()).toBe(`${demo.address}playground/robot.html`);
});

test('a link from the outbox and a social provider redirect back into the folder', async ({ page, demo, watch }) => {
  watch.allow(/No code verifier found/);
  await page.goto(`${demo.address}playground/`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await outbox(page).getByRole('button', { name: 'Open the outbox' }).click();
  await outbox(page).getByRole('link', { name: 'Sign in with this link' }).click();
  await expect(page.getByRole('heading', { name: 'Come in, the wheels are warm.' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('radio', { name: 'Every way' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Come in, the wheels are warm.' })).toBeVisible();
});

test('a code that was sent before a new service worker is valid after it [B-DEMO-2]', async ({ page, demo }) => {
  await page.goto(`${demo.address}playground/`);
  await askForCode(page);
  demo.renewWorker();
  const taken = page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    return changed;
  });
  expect(await taken).toBe(true);
  await code(page).pressSequentially(await readCode(page));
  await expect(page.getByRole('heading', { name: 'Come in, the wheels are warm.' })).toBeVisible();
});

test('without service workers the demo shows that, and a user signs in with a code [B-DEMO-2]', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(`${demo.address}playground/`);
  await expect(page.getByText('The browser allows no service worker here.')).toBeVisible();
  await signIn(page);
});

test('a look is copied by its URL from the playground to the theme editor and back, by keyboard', async ({
  page,
  context,
  demo,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${demo.address}playground/`);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByRole('link', { name: 'Edit in the theme editor' }).click();
  await expect(page.getByRole('heading', { name: 'Theme editor' })).toBeVisible();
  await expect(page.getByText(/of your own tokens/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Colors Primary', exact: true }).fill('#FFB000');
  await page.getByRole('link', { name: 'Try it in the playground' }).click();
  await expect(page.getByRole('radio', { name: 'Sent' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toHaveCSS('color', 'rgb(255, 176, 0)');
  await page.getByRole('button', { name: /^Copy address/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The address was copied.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.startsWith(`${demo.address}playground/#theme=`)).toBe(true);
  const guest = await context.newPage();
  await guest.goto(copied);
  await expect(guest.getByRole('heading', { name: 'Sign up or log in' })).toHaveCSS('color', 'rgb(255, 176, 0)');
});
