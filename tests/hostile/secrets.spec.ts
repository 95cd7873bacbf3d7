import { expect, test } from '../support/fixtures';

const canary = 'Canary-7f3a-correct-horse-battery!';

test('a password is only in its field and in its request [T-SECRET-1] [T-SECRET-2]', async ({
  page,
  embed,
  control,
  watch,
  world,
}) => {
  watch.allow(/status of 40/);
  const heard: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const link = `${world.host}/embed?mount=passwordReset&props=${encodeURIComponent(JSON.stringify({ config: { products: ['passwords'] } }))}`;
  await control.users.create({ email: 'ada@example.com', password: canary });
  await embed({
    props: {
      config: { products: ['passwords'], passwordOptions: { resetPasswordRedirectURL: link, loginRedirectURL: link } },
    },
  });
  const traces = () =>
    page.evaluate(() => {
      const { events, errors } = window.vestibule;
      const reported = errors.map((error) => `${error.message} ${String(error.cause)} ${JSON.stringify(error.cause)}`);
      return [
        document.documentElement.outerHTML,
        document.title,
        location.href,
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        JSON.stringify(events),
        ...reported,
      ];
    });
  const leaksOf = async (secret: string) =>
    [...(await traces()), ...heard, ...addresses].filter((trace) => trace.includes(secret));

  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.fill(`${canary} wrong`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unauthorized credentials.')).toBeVisible();
  expect(await leaksOf('Canary')).toEqual([]);

  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const href =
    (await control.outbox.waitFor('ada@example.com')).links.find(({ rel }) => rel === 'reset_password')?.href ?? '';
  const token = new URL(href).searchParams.get('token') ?? '';
  const logged = async () => JSON.stringify(await control.requests.list('events'));
  await expect.poll(logged).toContain('email_sent');
  addresses.length = 0;
  await page.goto(href);
  await page.getByRole('textbox', { name: 'New password' }).fill(`${canary} again`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await leaksOf('Canary')).toEqual([]);
  // The page itself was asked for with the token in its address; nothing that the widget asks for has it, nor does what stays.
  // What the page before it was still sending does not count.
  const [arrival, ...later] = addresses.slice(addresses.findIndex((address) => address.includes(token)));
  expect(arrival).toContain(token);
  expect(
    [...later.filter((address) => address.startsWith(world.provider)), ...(await traces())].filter((trace) =>
      trace.includes(token),
    ),
  ).toEqual([]);
  // The client sends its log each 800 ms.
  await page.waitForTimeout(1_000);
  const all = await logged();
  expect(all).not.toContain('Canary');
  expect(all).not.toContain(token);
});
