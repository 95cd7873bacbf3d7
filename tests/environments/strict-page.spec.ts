import { expect, test } from '../support/fixtures';
import { codeProps, linkProps } from '../support/sign-in';

// The fixture fails on any policy violation; these walk through every screen under the strict policy.
for (const shadow of [false, true]) {
  const name = shadow ? 'in a shadow root' : 'in the page';
  test(`under the strict policy a visitor signs in with a code, fully styled, ${name} [B-MOUNT-11] [B-LOOK-5] [T-ENV-1]`, async ({
    page,
    embed,
    control,
    seeNoBarrier,
  }) => {
    await embed({
      csp: 'strict',
      props: { config: { ...codeProps.config, enableShadowDOM: shadow }, theme: { colors: { primary: '#5B21B6' } } },
    });
    const submit = page.getByRole('button', { name: 'Continue with email' });
    await expect(submit).toHaveCSS('background-color', 'rgb(91, 33, 182)');
    await expect(submit).toHaveCSS('min-height', '45px');
    await seeNoBarrier();
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await submit.click();
    const code = page.getByRole('textbox', { name: 'One-time passcode' });
    await expect(code).toBeFocused();
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(page.getByText('Email resent')).toBeVisible();
    await seeNoBarrier();
    await expect.poll(() => control.outbox.messages('ada@example.com')).toHaveLength(2);
    await code.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
    await seeNoBarrier();
  });
}

test('under the strict policy a visitor asks for a link', async ({ page, embed }) => {
  await embed({ csp: 'strict', props: linkProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
});

test('under the strict policy a visitor creates a password', async ({ page, embed, seeNoBarrier }) => {
  await embed({ csp: 'strict', props: { config: { products: ['passwords'] } } });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New password' }).fill('correct horse battery staple 47!');
  await expect(page.getByRole('meter')).toBeVisible();
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
});
