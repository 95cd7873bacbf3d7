import { heading, press, requestLink, spending, title } from '../support/callback-page';
import { inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { eventTypes } from '../support/sign-in';

test('a logged-in user chooses the link, or stays logged in [B-BACK-7] [T-BACK-3]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const link = await requestLink(page, control, world.host);
  await signIn(page, control, world.host, { email: 'grace@example.com' });
  // What the client remembers of a session it learns from the provider.
  await page.goto(embedAddress(world.host, { mount: 'passkeyRegistration', props: { config: { products: [] } } }));
  await page.goto(link);
  await expect(heading(page, 'You are already logged in')).toBeVisible();
  await expect(
    page.getByText('You are logged in as grace@example.com. The link you followed may be for another account.'),
  ).toBeVisible();
  await seeNoBarrier();
  expect(await spending(control)).toEqual([]);
  await press(page, 'Stay in this account');
  await expect(heading(page, title.confirmation)).toBeFocused();
  await expect(page.getByText('You are logged in as grace@example.com.')).toBeVisible();
  expect({ eventTypes: await eventTypes(page), spendingControl: await spending(control) }).toEqual({
    eventTypes: [],
    spendingControl: [],
  });

  await page.goto(link);
  await press(page, 'Use the link');
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  expect(await spending(control)).toHaveLength(1);
});

test(
  'a user who stays is redirected to the address of the host [B-BACK-7]',
  inLongRun,
  async ({ page, control, world }) => {
    const link = await requestLink(page, control, world.host, { continueURL: '/embed?mount=login&stayed=1' });
    await signIn(page, control, world.host, { email: 'grace@example.com' });
    await page.goto(link);
    await press(page, 'Stay in this account');
    await expect(page).toHaveURL(/stayed=1/);
    expect(await spending(control)).toEqual([]);
  },
);
