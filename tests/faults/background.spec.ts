import { expect, test } from '../support/fixtures';
import { codeProps, failures } from '../support/sign-in';
import { faultCases, whenTried } from './faults';

// What goes on by itself must never be in anybody's way.
for (const operation of ['bootstrap', 'events']) {
  for (const { id, fault } of faultCases) {
    test(
      `${operation} ${id}: a visitor signs in as if nothing were`,
      whenTried(id),
      async ({ page, embed, control, watch }) => {
        // The client itself tells the console what it could not fetch.
        watch.allow(/./);
        await control.fault({ operation, ...fault, times: 10 });
        await embed({ props: codeProps });
        await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com', { timeout: 3_000 });
        await page.keyboard.press('Enter');
        // The client asks for the bootstrap data before it sends; while that hangs the form is there, and waits.
        if (operation === 'bootstrap' && (fault.kind === 'hang' || fault.kind === 'stall')) {
          return expect(page.getByRole('button', { name: 'Continue with email' })).toHaveAttribute('aria-busy', 'true');
        }
        const code = page.getByRole('textbox', { name: 'One-time passcode' });
        await expect(code).toBeFocused();
        await code.fill((await control.newest('ada@example.com')).code ?? '');
        await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
        expect(await failures(page)).toEqual([]);
      },
    );
  }
}
