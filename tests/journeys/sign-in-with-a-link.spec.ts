import { expect, test } from '../support/fixtures';
import { eventTypes, linkProps } from '../support/sign-in';

test('a visitor requests a magic link and sees where to look for it [B-LINK-1] [B-LINK-2] [B-SAY-6]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await control.project.change({ email_domains: ['mail.example.net'] });
  await embed({
    props: {
      config: {
        ...linkProps.config,
        emailMagicLinksOptions: {
          loginRedirectURL: 'http://localhost:5180/in',
          signupRedirectURL: 'http://localhost:5180/up',
          createUserAsPending: true,
        },
      },
    },
  });
  await page.getByRole('textbox', { name: 'Email' }).fill(' ada@example.com ');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText('An email was sent to ada@example.com.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Gmail' })).toHaveAttribute(
    'href',
    /mail\.google\.com.*mail\.example\.net/,
  );
  await expect(page.getByRole('link', { name: 'Open in Yahoo' })).toHaveAttribute('rel', /noopener/);
  const outlook = page.getByRole('link', { name: 'Open in Outlook', exact: true });
  await expect(outlook).toHaveAccessibleDescription('Opens in a new tab.');
  await expect(page.getByText('Opens in a new tab.').first()).toBeHidden();
  await expect(page.getByText('Opens in a new tab.').filter({ visible: true })).toHaveCount(0);
  await seeNoBarrier();

  const [send] = await control.requests.list('magicLinks.email.loginOrCreate');
  expect(send?.body).toEqual({
    email: 'ada@example.com',
    login_magic_link_url: 'http://localhost:5180/in',
    signup_magic_link_url: 'http://localhost:5180/up',
    login_expiration_minutes: 30,
    signup_expiration_minutes: 30,
    create_user_as_pending: true,
  });
  expect(await eventTypes(page)).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE']);
  const { links } = await control.outbox.waitFor('ada@example.com');
  expect(links[0]?.href).toContain('stytch_token_type=magic_links');
});

test('a visitor who tries again finds their address, selected [B-LINK-4] [T-FOCUS-3] [T-WCAG-337]', async ({
  page,
  embed,
}) => {
  await embed({ props: linkProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@exmaple.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Try again' }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ada@exmaple.com');
  await page.keyboard.type('b');
  await expect(email).toHaveValue('b');
});
