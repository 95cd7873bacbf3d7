import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { codeProps, failures, linkProps } from '../support/sign-in';
import { faultCases, whenTried, whenTriedAgain, wrongTypes } from './faults';

// Chromium logs a failed request, and the client warns about an answer that it could not read.
const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;

async function askForMail(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
}

const sends = [
  {
    operation: 'magicLinks.email.loginOrCreate',
    props: linkProps,
    arrives: 'Check your email',
    cases: faultCases,
  },
  {
    operation: 'otps.email.loginOrCreate',
    props: codeProps,
    arrives: 'Enter passcode',
    cases: [...faultCases, wrongTypes],
  },
] as const;

for (const { operation, props, arrives, cases } of sends) {
  test.describe(operation, () => {
    for (const { id, fault, says, after } of cases) {
      test(
        `${id}: an error is shown, the address is kept, and the next try succeeds [B-FAIL-3] [B-FAIL-4] [T-ALL-3] [T-ALL-5] [T-ALL-6] [T-CALL-2] [T-CALL-4]`,
        whenTriedAgain(id),
        async ({ page, embed, control, watch }) => {
          watch.allow(provoked);
          if (after) await page.clock.install();
          await embed({ props });
          await control.faults.add({ operation, ...fault });
          await askForMail(page);
          if (after) {
            await expect.poll(() => control.requests.list(operation)).toHaveLength(1);
            await page.clock.runFor(8_000);
            await expect(page.getByText('Still working...').first()).toBeVisible();
            await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
            await page.clock.runFor(after - 8_000);
          }
          await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
          await expect(page.getByRole('alert')).not.toHaveText(/undefined|object|TypeError|\b\d{3}\b|stack/);
          await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
          expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
          expect(await failures(page)).toHaveLength(1);
          await page.getByRole('button', { name: 'Continue with email' }).click();
          await expect(page.getByRole('heading', { name: arrives })).toBeVisible();
          expect(await failures(page)).toHaveLength(1);
        },
      );
    }
  });
}

test.describe('otps.authenticate [T-CALL-7]', () => {
  for (const { id, fault, says, after, hasActed } of [...faultCases, wrongTypes]) {
    test(
      `${id}: an error is shown, the code is kept, and the next try signs in [B-OTP-5] [T-ALL-4]`,
      whenTried(id),
      async ({ page, embed, control, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        await embed({ props: codeProps });
        await askForMail(page);
        const code = page.getByRole('textbox', { name: 'One-time passcode' });
        const right = (await control.outbox.waitFor('ada@example.com')).code ?? '';
        await expect(code).toBeFocused();
        await control.faults.add({ operation: 'otps.authenticate', ...fault });
        await code.fill(right);
        if (after) {
          await expect.poll(() => control.requests.list('otps.authenticate')).toHaveLength(1);
          await page.clock.runFor(after);
        }
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        await expect(code).toHaveValue(right);
        expect(await failures(page)).toHaveLength(1);
        if (hasActed) {
          // The code was spent by the call whose answer was lost; the way on is a new one.
          await page.getByRole('button', { name: 'Resend code' }).click();
          await expect.poll(() => control.outbox.messages('ada@example.com')).toHaveLength(2);
          await code.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
        } else await page.getByRole('button', { name: 'Verify' }).click();
        await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
        expect(await failures(page)).toHaveLength(1);
      },
    );
  }
});

test('T-FAULT-1: without a server an error is shown, and the input is kept', async ({ page, embed, watch }) => {
  watch.allow(provoked);
  await embed({ props: codeProps });
  await page.route('**/otps/**', (route) => route.abort('connectionrefused'));
  await askForMail(page);
  await expect(page.getByRole('alert')).toContainText(
    "We couldn't reach the server. Check your connection and try again.",
  );
  await page.unroute('**/otps/**');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
});

test('without bootstrap data the form is still rendered [B-MAIN-7] [T-FAULT-25]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/./);
  await control.faults.add({ operation: 'bootstrap', kind: 'hang', times: 3 });
  await embed({ props: codeProps });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: 1_000 });
});

test('the same failure twice is announced twice [B-FAIL-5] [T-ALL-5]', async ({ page, embed, control, watch }) => {
  watch.allow(provoked);
  await embed({ props: codeProps });
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'status', status: 500, body: {}, times: 2 });
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches('[role=alert]') || node.querySelector('[role=alert]')))
            spoken.push(node.textContent ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await askForMail(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect.poll(() => failures(page)).toHaveLength(2);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'spoken').length)).toBe(2);
});
