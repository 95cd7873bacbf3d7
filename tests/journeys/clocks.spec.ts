import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps, failures } from '../support/sign-in';

const day = 86_400;

for (const [what, seconds] of [
  ['two days behind', 2 * day],
  ['two days ahead', -2 * day],
] as const) {
  const when = eachRun(seconds > 0);
  test(
    `a visitor whose clock is ${what} signs in, and no request is repeated in a loop [T-RACE-14]`,
    when,
    async ({ page, embed, control }) => {
      // It is the provider's clock that is moved: from here it looks the same.
      await control.clock.advance(seconds);
      await embed({ props: codeProps });
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Your code expires in [45]:\d\d\./)).toBeVisible();
      await page
        .getByRole('textbox', { name: 'One-time passcode' })
        .fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
      await page.waitForTimeout(3_000);
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
      expect((await control.requests.list('session.authenticate')).length).toBeLessThan(3);
      expect(await failures(page)).toEqual([]);
    },
  );
}
