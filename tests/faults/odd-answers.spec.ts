import type { Page, Route } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { recorder } from '../support/recorder';
import { codeProps, failures, linkProps } from '../support/sign-in';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;
const passwordProps = { config: { products: ['passwords'] } };
const password = 'correct horse battery staple 47!';

const giveEmail = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
};

/** The right answer with something more in it, as text, at the head of its data. */
function stuffed(more: string) {
  return async (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const answer = await route.fetch();
    const body = await answer.text();
    expect(body).toContain('{"data":{');
    return route.fulfill({ response: answer, body: body.replace('{"data":{', `{${more},"data":{${more},`) });
  };
}

const unknown = Array.from({ length: 1_000 }, (_, index) => `"unknown_${index}":{"at":${index}}`).join(',');
const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';

/** The longest task of the page's main thread, in milliseconds. */
const watchStretches = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'longest', 0);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(window, 'longest', Math.max(duration, Reflect.get(window, 'longest')));
    }).observe({ type: 'longtask', buffered: true });
  });

for (const { id, more } of [
  { id: 'T-FAULT-16', more: `${unknown},${poison}` },
  { id: 'T-FAULT-23', more: `"padding":"${'x'.repeat(20_000_000)}"` },
]) {
  const tag = eachRun(id !== 'T-FAULT-23');
  for (const { operation, path } of [
    { operation: 'otps.email.loginOrCreate', path: '**/otps/email/login_or_create*' },
    { operation: 'otps.authenticate', path: '**/otps/authenticate*' },
  ]) {
    test(
      `${operation} ${id}: a response with excess data signs the visitor in`,
      tag,
      async ({ page, embed, control }) => {
        await watchStretches(page);
        let isMet = false;
        await page.route(path, async (route) => {
          isMet ||= route.request().method() === 'POST';
          await stuffed(more)(route);
        });
        await embed({ props: codeProps });
        await giveEmail(page);
        const code = page.getByRole('textbox', { name: 'One-time passcode' });
        await expect(code).toBeFocused({ timeout: 15_000 });
        await code.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
        await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible({ timeout: 15_000 });
        expect(isMet).toBe(true);
        expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
        expect(await page.evaluate(() => Reflect.get(window, 'longest'))).toBeLessThan(1_000);
        expect(await failures(page)).toEqual([]);
      },
    );
  }
}

test('bootstrap T-FAULT-16: bootstrap data with excess data is accepted', inLongRun, async ({ page, embed }) => {
  await page.route('**/projects/bootstrap/**', stuffed(`${unknown},${poison}`));
  await embed({ props: linkProps });
  await expect(page.getByText('Powered by')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
});

for (const { operation, props, act } of [
  { operation: 'magicLinks.email.loginOrCreate', props: linkProps, act: giveEmail },
  { operation: 'otps.email.loginOrCreate', props: codeProps, act: giveEmail },
  { operation: 'users.search', props: passwordProps, act: giveEmail },
] as const) {
  const when = eachRun(operation.startsWith('otps'));
  test(
    `${operation} T-FAULT-20: an offline visitor sees an error, and nothing is sent until they retry`,
    when,
    async ({ page, context, embed, control, watch }) => {
      watch.allow(provoked);
      // The client writes an error if its own first request fails.
      const settings = page.waitForResponse(/\/projects\/bootstrap\//);
      await embed({ props });
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await (await settings).finished();
      await context.setOffline(true);
      await act(page);
      await expect(page.getByRole('alert')).toContainText(
        "We couldn't reach the server. Check your connection and try again.",
      );
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
      await context.setOffline(false);
      await page.waitForTimeout(500);
      expect(await control.requests.list(operation)).toEqual([]);
      await page.getByRole('button', { name: 'Continue with email' }).click();
      await expect(page.getByRole('heading', { name: /Check your email|Enter passcode|Create account/ })).toBeVisible();
      expect(await control.requests.list(operation)).toHaveLength(1);
    },
  );
}

for (const status of [301, 307]) {
  const when = eachRun(status === 307);
  test(
    `passwords.authenticate T-FAULT-22: a password is not sent to an origin that allows no calls after a redirect ${status}`,
    when,
    async ({ page, world, control, watch }) => {
      watch.allow(provoked);
      const stranger = await recorder();
      await control.users.create({ email: 'ada@example.com', password });
      await page.goto(embedAddress(world.host, { props: passwordProps }));
      await giveEmail(page);
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await control.faults.add({
        operation: 'passwords.authenticate',
        kind: 'status',
        status,
        body: '',
        headers: { location: `${stranger.origin}/sdk/v1/passwords/authenticate` },
      });
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
      expect(stranger.received.filter(({ method }) => method !== 'OPTIONS')).toEqual([]);
      expect(JSON.stringify(stranger.received)).not.toContain(password);
      expect(await failures(page)).toHaveLength(1);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
      stranger.close();
    },
  );
}
