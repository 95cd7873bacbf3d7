import type { Page } from '@playwright/test';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';

const password = 'correct horse battery staple 47!';

/** The complaints of Chromium's published rules for password forms about the form on show. */
function formProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('.vestibule')?.shadowRoot ?? document;
    const problems: string[] = [];
    const claim = (holds: boolean, problem: string) => void (holds || problems.push(problem));
    const field = root.querySelector<HTMLInputElement>('input[autocomplete$="-password"]');
    const form = field?.form;
    claim(root.querySelectorAll('form').length === 1, 'one form a step');
    if (!field || !form) return [...problems, 'a password in a form'];
    const inputs = [...form.querySelectorAll('input')];
    const usernames = inputs.filter(({ autocomplete }) => autocomplete === 'username');
    claim(field.type === 'password', 'masked at first');
    claim(
      inputs.every(({ id, name }) => id !== '' && name !== ''),
      'every field has an id and a name',
    );
    claim(new Set(inputs.map(({ id }) => id)).size === inputs.length, 'ids are unique');
    claim(
      inputs.every(({ autocomplete }) => autocomplete !== '' && autocomplete !== 'off'),
      'every field says what it holds',
    );
    claim(usernames.length <= 1, 'at most one username');
    claim(
      usernames.every((username) => inputs.indexOf(username) < inputs.indexOf(field)),
      'the username comes first',
    );
    claim(
      usernames.every(({ value }) => value.includes('@')),
      'the username is filled in',
    );
    claim(form.querySelector('button[type=submit]') !== null, 'a submit button');
    claim(!field.hasAttribute('value') && !form.outerHTML.includes('correct horse'), 'no password in the markup');
    return problems;
  });
}

for (const enableShadowDOM of [false, true]) {
  const where = enableShadowDOM ? 'in a shadow root' : 'in the page';
  const props = { config: { products: ['passwords'], enableShadowDOM } };

  test(`a password manager understands every password form, ${where} [T-TEXT-15] [T-ENV-13] [T-SEEN-9] [T-WCAG-135] [T-WCAG-338]`, async ({
    page,
    embed,
    control,
  }) => {
    await embed({ props });
    await page.getByRole('textbox', { name: 'Email' }).fill('new@example.com');
    await page.keyboard.press('Enter');
    const fresh = page.getByRole('textbox', { name: 'New password' });
    await fresh.fill(password);
    expect(await formProblems(page)).toEqual([]);
    await expect(fresh).toHaveAttribute('autocomplete', 'new-password');

    await control.users.create({ email: 'ada@example.com', password });
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    const known = page.getByRole('textbox', { name: 'Password', exact: true });
    await expect(known).toHaveValue('');
    await known.fill(password);
    expect(await formProblems(page)).toEqual([]);
    await expect(known).toHaveAttribute('autocomplete', 'current-password');

    // The reset form does not know whose password it is, and an empty username would be saved as one.
    await embed({ mount: 'passwordReset', props, query: { token: 'a-token', stytch_token_type: 'reset_password' } });
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    expect(await formProblems(page)).toEqual([]);
  });
}

test(
  "with the project's rules a generated password is one that the project accepts",
  inLongRun,
  async ({ page, embed, control }) => {
    await control.project.change({
      strength_policy: 'luds',
      password_config: { luds_complexity: 3, luds_minimum_count: 10 },
    });
    await embed({ props: { config: { products: ['passwords'] } } });
    await page.getByRole('textbox', { name: 'Email' }).fill('new@example.com');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'New password' });
    await expect(field).toHaveAttribute('minlength', '10');
    await expect(field).toHaveAttribute('passwordrules', /minlength: 10;/);
    await expect(page.getByText('Must be at least 10 characters long')).toBeVisible();
    await expect(
      page.getByText(/Must contain 3 of the following: uppercase letter, lowercase letter, number, symbol/),
    ).toBeVisible();
    await field.fill('abcdefghijkl');
    await expect(page.getByRole('listitem').filter({ hasText: 'Must be at least 10 characters long' })).toContainText(
      'Met',
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'Must contain 3' })).toContainText('Not met');
  },
);
