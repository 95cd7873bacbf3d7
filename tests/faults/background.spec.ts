import { expect, test } from '../support/fixtures';
import { codeProps, failures } from '../support/sign-in';
import { faultCases, whenTriedAgain } from './faults';

// The client reads the bootstrap data before it sends anything, so an answer that never comes has tests of its own below.
const isSilent = ({ kind }: { kind: string }) => kind === 'hang' || kind === 'stall';

for (const operation of ['bootstrap', 'events'] as const) {
  for (const { id, fault } of faultCases) {
    if (operation === 'bootstrap' && isSilent(fault)) continue;
    test(
      `${operation} ${id}: a background failure does not disturb a log-in [T-FAULT-25] [B-CALL-4] [T-CALL-28]`,
      whenTriedAgain(id),
      async ({ page, embed, control, watch }) => {
        // The client itself tells the console what it could not fetch.
        watch.allow(/./);
        await control.faults.add({ operation, ...fault, times: 10 });
        await embed({ props: codeProps });
        await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com', { timeout: 3_000 });
        await page.keyboard.press('Enter');
        const code = page.getByRole('textbox', { name: 'One-time passcode' });
        await expect(code).toBeFocused();
        await code.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
        await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
        // On a developer's own machine a project that is refused is reported after a second, for the developer (B-DEV-4).
        expect((await failures(page)).filter((failure) => !failure.startsWith('configuration'))).toEqual([]);
        await expect.poll(() => control.requests.list(operation)).not.toEqual([]);
      },
    );
  }
}

for (const { id, fault } of faultCases.filter((one) => isSilent(one.fault))) {
  test(`bootstrap ${id}: the form is rendered, and a failure is shown after 20 s [T-FAULT-25] [T-CALL-1]`, async ({
    page,
    embed,
    control,
    watch,
  }) => {
    watch.allow(/./);
    await page.clock.install();
    await control.faults.add({ operation: 'bootstrap', ...fault, times: 10 });
    await embed({ props: codeProps });
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Continue with email' })).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await expect(email).toHaveValue('ada@example.com');
    expect(await failures(page)).toEqual(['otps.email.loginOrCreate unreachable']);
    expect(await control.requests.list('otps.email.loginOrCreate')).toEqual([]);
  });
}
