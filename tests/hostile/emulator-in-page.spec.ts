import { readFile } from 'node:fs/promises';
import { inLongRun } from '../support/each-run';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { type Attacker, startAttacker } from '../support/attacker';
import { type InPageDemo, serveInPage } from './in-page/serve';

/** A page with the provider in it, and a site of an attacker, in one browser. */
const test = base.extend<{ context: BrowserContext; demo: InPageDemo }, { attacker: Attacker }>({
  attacker: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, provide) => {
      const attacker = await startAttacker();
      await provide(attacker);
      await attacker.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright's form
  demo: async ({}, provide) => {
    const demo = await serveInPage();
    await provide(demo);
    await demo.close();
  },
  context: async ({ attacker }, provide) => {
    const context = await attacker.browser.newContext();
    await provide(context);
    await context.close();
  },
});

const answered = 'Answered by worker';

/** The attacker's page, and a window that it opened on the demo, whose worker answers already. */
async function openVictim(context: BrowserContext, attacker: Attacker, demo: InPageDemo) {
  const page = await context.newPage();
  await page.goto(attacker.origin);
  const [victim] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => void window.open(address, 'victim'), demo.page),
  ]);
  await expect(victim).toHaveTitle(answered);
  return { page, victim };
}

/** Sends one field as text from the attacker's page into the window that it opened. */
async function postInto(page: Page, victim: Page, action: string, name: string, value: string) {
  const [answer] = await Promise.all([
    victim.waitForResponse(action),
    page.evaluate(
      (form) => {
        const element = Object.assign(document.createElement('form'), {
          method: 'post',
          enctype: 'text/plain',
          target: 'victim',
          action: form.action,
        });
        element.append(Object.assign(document.createElement('input'), { name: form.name, value: form.value }));
        document.body.append(element);
        element.submit();
      },
      { action, name, value },
    ),
  ]);
  return answer;
}

test(
  'a page of another site cannot make the worker answer with a script on the origin of the demo [T-EMU-5]',
  inLongRun,
  async ({ context, attacker, demo }) => {
    const front = await context.newPage();
    await front.goto(demo.front);
    await front.evaluate(() => localStorage.setItem('kept', 'by the front page'));
    const { page, victim } = await openVictim(context, attacker, demo);
    await page.evaluate(() => addEventListener('message', ({ data }) => (document.title = `Stolen: ${String(data)}`)));

    const script = "<script>document.title = 'taken over'; opener.postMessage(localStorage.kept, '*')</script>";
    const fault = { operation: 'bootstrap', kind: 'status', status: 200, content_type: 'text/html' };
    const json = JSON.stringify({ ...fault, body: `<!doctype html><title>safe</title>${script}` });
    const [name = '', ...rest] = json.split('=');
    const queued = await postInto(page, victim, `${demo.provider}/control/faults`, name, rest.join('='));

    const bootstrap = `${demo.provider}/sdk/v1/projects/bootstrap/x`;
    await page.evaluate((address) => void window.open(address, 'victim'), bootstrap);
    await victim.waitForURL(bootstrap);
    await expect(victim).not.toHaveTitle('taken over');
    await expect(page).toHaveTitle('Attacker');
    expect(queued.status(), 'the host of files, which has no such file, answered').toBe(404);
  },
);

test('a form of another site gets no page of the provider from the worker [T-EMU-5]', async ({
  context,
  attacker,
  demo,
}) => {
  const { page, victim } = await openVictim(context, attacker, demo);
  const answer = await postInto(page, victim, `${demo.provider}/oauth/continue`, 'flow', 'x');
  expect(await answer.text()).not.toContain('This sign-in is over');
});

test(
  'a visitor of the demo is redirected to a social provider and returns, through the worker only',
  inLongRun,
  async ({ context, demo }) => {
    const page = await context.newPage();
    await page.goto(demo.page);
    await expect(page).toHaveTitle(answered);
    const token = await page.evaluate(() => document.documentElement.dataset['token'] ?? '');
    const query = new URLSearchParams({
      public_token: token,
      login_redirect_url: demo.page,
      signup_redirect_url: demo.page,
    });
    await page.goto(`${demo.provider}/v1/public/oauth/google/start?${query}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveTitle(answered);
    expect(new URL(page.url()).searchParams.get('stytch_token_type')).toBe('oauth');
  },
);

test('the script of the guide removes the worker and its stored data [T-EMU-6]', async ({ context, demo }) => {
  const page = await context.newPage();
  await page.goto(demo.page);
  await expect(page).toHaveTitle(answered);
  const guide = await readFile('docs/emulator.md', 'utf8');
  const script = /```js\n(.*?)```/s.exec(guide)?.[1] ?? '';
  await demo.replaceWorker(script);
  // The next visit of anything in the folder is enough.
  await page.goto(`${demo.page}nothing`);
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
  await expect.poll(left).toEqual([0, []]);
});
