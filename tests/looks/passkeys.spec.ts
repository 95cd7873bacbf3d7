import { addAuthenticator } from '../support/authenticator';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { conditions, whenLooked } from './conditions';

const email = 'ada@example.com';
/** The factors of a session that may make and delete passkeys without a step-up. */
const factors = ['email_otp', 'passkey'];
const long = `${'A telephone '.repeat(12)}${'x'.repeat(60)}`;

for (const { name, props, before, after } of conditions) {
  test(
    `a visitor meets no barrier with their passkeys, ${name}`,
    whenLooked(name),
    async ({ page, embed, control, world, seeNoBarrier }) => {
      await addAuthenticator(page);
      await signIn(page, control, world.host, { email, passkeys: [{ name: long }, { name: 'هاتف' }], factors });
      await before?.(page);
      const config = { products: ['emailMagicLinks', 'passkeys'], ...props?.config };
      await embed({ mount: 'passkeyRegistration', props: { ...props, config } });
      await after?.(page);
      const buttons = page.getByRole('button');
      await expect(buttons).toHaveCount(2);
      await seeNoBarrier();
      await buttons.first().click();
      await expect(page.getByRole('listitem')).toHaveCount(3);
      await seeNoBarrier();
      await page.getByRole('listitem').first().getByRole('button').first().click();
      await expect(page.getByRole('textbox')).toBeFocused();
      await seeNoBarrier();
      await page.keyboard.press('Escape');
      await page.getByRole('listitem').first().getByRole('button').last().click();
      await expect(page.getByRole('group')).toBeVisible();
      await seeNoBarrier();
    },
  );
}

test('under the strict policy a user creates a passkey and deletes it', async ({ page, embed, control, world }) => {
  await addAuthenticator(page);
  await signIn(page, control, world.host, { email });
  await embed({
    csp: 'strict',
    mount: 'passkeyRegistration',
    props: { config: { products: ['emailMagicLinks', 'passkeys'] } },
  });
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await page.getByRole('button', { name: 'Delete Passkey 1' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('You have no Passkeys yet.')).toBeVisible();
});

test('two hundred passkeys are managed by keyboard, and quickly [T-ENV-7]', async ({ page, embed, control, world }) => {
  test.setTimeout(60_000);
  const passkeys = Array.from({ length: 200 }, (_, index) => ({
    name: `Passkey number ${index + 1} ${'y'.repeat(180)}`,
  }));
  await signIn(page, control, world.host, { email, passkeys, factors });
  await embed({ mount: 'passkeyRegistration', props: { config: { products: ['emailMagicLinks', 'passkeys'] } } });
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(200);
  // What a press costs is how many rows are rendered again, which a fast machine cannot hide.
  const changed = await page.evaluate(async () => {
    const rows = [...document.querySelectorAll('.vestibule li')];
    let touched = new Set<Element | undefined>();
    new MutationObserver((records) => {
      for (const { target } of records) touched.add(rows.find((row) => row.contains(target)));
    }).observe(document.querySelector('.vestibule ul') ?? document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    rows[100]?.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    touched = new Set();
    const field = document.querySelector<HTMLInputElement>('.vestibule li input');
    if (field) {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setValue?.call(field, 'Other');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return touched.size;
  });
  expect(changed).toBeLessThanOrEqual(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => control.requests.list('webauthn.update')).toHaveLength(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(199);
  await expect.poll(() => control.requests.list('user.deleteWebauthnRegistration')).toHaveLength(1);
});
