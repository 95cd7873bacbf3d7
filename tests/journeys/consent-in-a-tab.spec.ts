import { embedAddress } from '../support/embed';
import { engine } from '../support/condition';
import { expect, test } from '../support/fixtures';
import { allow, consentAddress } from '../support/consent-page';

const heading = 'Looks like there was an error!';

/** The page of a request that cannot be carried out. */
const faultyAddress = (host: string) =>
  embedAddress(host, {
    mount: 'identityProvider',
    props: { config: { products: [] } },
    query: { client_id: 'robot' },
  });

test('a request that cannot be carried out has no Back in a tab that was opened for it [B-IDP-2]', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.allow(/./);
  await page.goto(world.host);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((url) => void window.open(url, '_blank', 'noopener'), faultyAddress(world.host)),
  ]);
  await expect(opened.getByRole('heading', { name: heading })).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Back' })).toHaveCount(0);
});

test('a request that cannot be carried out has a Back to the page before it [B-IDP-2]', async ({
  page,
  world,
  watch,
}) => {
  watch.allow(/./);
  await page.goto(world.host);
  await page.goto(faultyAddress(world.host));
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${world.host}/`);
});

test("after Allow a user is led to an app's own scheme, and again by a press [B-IDP-10]", async ({
  page,
  context,
  control,
  world,
}) => {
  test.skip(engine !== 'chromium', 'the navigations are read by the protocol of Chromium');
  const back = 'com.example.robot:/back';
  await page.goto(
    await consentAddress(page, control, world.host, {
      client: { redirect_uris: [back] },
      query: { redirect_uri: back },
    }),
  );
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const asked: string[] = [];
  session.on('Page.frameRequestedNavigation', ({ url }) => void asked.push(url));
  await allow(page).click();
  const again = page.getByRole('button', { name: 'Return to the app com.example.robot://' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await expect.poll(() => asked).toHaveLength(1);
  await again.click();
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[0]).toMatch(/^com\.example\.robot:\/back\?.*code=/);
  expect(asked[1]).toBe(asked[0]);
});
