import type { Page } from '@playwright/test';
import { type Attacker, startAttacker } from '../support/attacker';
import { worldTest } from '../support/world-test';
import { inLongRun } from '../support/each-run';
import { expect } from '../support/fixtures';

/** A page of another site beside a running playground. */
const test = worldTest.extend<{ page: Page }, { attacker: Attacker }>({
  attacker: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, provide) => {
      const attacker = await startAttacker();
      await provide(attacker);
      await attacker.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ attacker, control }, provide) => {
    void control;
    const page = await attacker.browser.newPage();
    await page.goto(attacker.origin);
    await provide(page);
    await page.close();
  },
});

const fault = {
  operation: 'bootstrap',
  kind: 'status',
  status: 200,
  content_type: 'text/html',
  body: '<!doctype html><title>safe</title><script>document.title = "taken over";</script>',
} as const;

const bootstrap = '/sdk/v1/projects/bootstrap/x';

/** The text that a page reads at an address, or the reason why it cannot. */
const read = (page: Page, address: string) =>
  page.evaluate(
    (wanted) =>
      fetch(wanted).then(
        (answer) => answer.text(),
        () => 'nothing',
      ),
    address,
  );

/** Sends JSON as a form does, without a preflight: the `=` of its one field is in a comment of the HTML. */
async function postForm(page: Page, action: string, json: string): Promise<void> {
  const [name = '', value = ''] = json.split('=', 2);
  await page.evaluate(
    (form) => {
      const element = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'text/plain',
        action: form.action,
      });
      element.append(Object.assign(document.createElement('input'), { name: form.name, value: form.value }));
      document.body.append(element);
      element.submit();
    },
    { action, name, value },
  );
  await page.waitForURL(action);
}

test("a page of another site cannot read the control, and the application's page can [T-EMU-1]", async ({
  page,
  world,
}) => {
  expect(await read(page, `${world.provider}/control/state`)).toBe('nothing');
  await page.goto(`${world.host}/embed`);
  expect(await read(page, `${world.provider}/control/state`)).toContain('"format"');
});

test(
  'a page of another site changes nothing by calls without a preflight, even from a sandboxed frame [T-EMU-1]',
  inLongRun,
  async ({ page, world, control }) => {
    const call = `fetch('${world.provider}/control/users', { method: 'POST', mode: 'no-cors', body: '{"email":"eve@attacker.example"}' })`;
    await page.evaluate(call);
    await page.evaluate(
      (script) =>
        new Promise((resolve) => {
          addEventListener('message', resolve, { once: true });
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.srcdoc = `<script>${script}.finally(() => parent.postMessage('sent', '*'))</script>`;
          document.body.append(frame);
        }),
      call,
    );
    // Before it was refused, the call made the account.
    await expect(control.users.create({ email: 'eve@attacker.example' })).resolves.toMatchObject({ user_id: /user/ });
  },
);

test('a form of another site cannot queue a fault, so no script of its own runs on the origin of the provider [T-EMU-1] [T-EMU-3]', async ({
  page,
  world,
}) => {
  const json = JSON.stringify({ ...fault, body: fault.body.replace(' = ', '=') });
  await postForm(page, `${world.provider}/control/faults`, json);
  await page.goto(`${world.provider}${bootstrap}`);
  await expect(page).not.toHaveTitle('taken over');
  expect(await page.locator('body').textContent()).toContain('unauthorized_credentials');
});

test('a queued fault runs no script in a browser that navigates to it [T-EMU-3]', async ({ page, world, control }) => {
  await control.faults.add(fault);
  const answer = await page.goto(`${world.provider}${bootstrap}`);
  expect(await answer?.text()).toBe(fault.body);
  await expect(page).toHaveTitle('safe');
  expect(answer?.headers()).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('a host name of another site that resolves to this machine reaches neither the provider nor the host [T-EMU-2]', async ({
  page,
  world,
  attacker,
}) => {
  for (const address of [`${world.provider}/control/state`, `${world.provider}/healthz`, `${world.host}/embed`]) {
    const answer = await page.goto(address.replace('localhost', attacker.rebound));
    expect(answer?.status(), address).toBe(403);
  }
});

test('an image request for an address without a path does not end the provider [T-EMU-4]', async ({ page, world }) => {
  const asked = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.addEventListener('error', () => resolve('an error'));
        picture.src = src;
      }),
    `${world.provider}//`,
  );
  expect(asked).toBe('an error');
  expect((await fetch(`${world.provider}/healthz`)).status).toBe(200);
  expect((await fetch(`${world.provider}//`)).status).toBe(400);
});
