import { expect, test } from '../support/fixtures';
import { consentAddress, submits } from '../support/consent-page';
import { signIn } from '../support/session';
import { failures } from '../support/sign-in';
import { faultCases, whenTriedAgain } from './faults';

// The client and the browser report failed requests in the console.
const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS|background refresh/;
const operation = 'session.authenticate';

for (const { id, fault } of faultCases) {
  test(
    `${operation} ${id}: without a remembered user, consent shows an error after 10 s, does not redirect, keeps the session and can retry`,
    whenTriedAgain(id),
    async ({ page, context, control, world, watch }) => {
      watch.allow(provoked);
      await page.clock.install();
      const address = await consentAddress(page, control, world.host);
      await control.faults.add({ operation, ...fault, times: 99 });
      await page.goto(address);
      await expect.poll(() => control.requests.list(operation)).not.toHaveLength(0);
      await page.clock.runFor(10_000);
      await page.clock.resume();
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect(page.url()).toContain('/embed');
      expect(await submits(control)).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).toContain('stytch_session');
      expect(await failures(page)).toHaveLength(1);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
}

test('a provider that is down for an hour logs no user out, and is not flooded with requests [T-CALL-29]', async ({
  page,
  context,
  embed,
  control,
  world,
  watch,
}) => {
  watch.allow(provoked);
  await page.clock.install();
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await control.faults.add({ operation, kind: 'status', status: 500, body: {}, times: 999 });
  await embed({ props: { config: { products: ['emailMagicLinks'], sessionOptions: { greetSignedIn: true } } } });
  await expect.poll(() => control.requests.list(operation)).not.toHaveLength(0);
  for (let minute = 0; minute < 60; minute += 1) await page.clock.runFor(60_000);
  await page.clock.resume();
  expect((await context.cookies()).map(({ name }) => name)).toContain('stytch_session');
  // A few at once, and then with the client's own three minutes between them.
  expect((await control.requests.list(operation)).length).toBeLessThan(90);
});
