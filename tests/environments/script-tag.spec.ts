import type { PreloadList } from '../../scripts/build/preload-list';
import { challenge } from '../support/challenge';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { codeProps } from '../support/sign-in';

test('a consent page by script tag fetches its three files at once, and each once', async ({
  page,
  control,
  world,
}) => {
  const back = `${world.host}/?back=1`;
  await control.applications.register({ client_id: 'robot', client_name: 'Robot', redirect_uris: [back] });
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/script/') && fetched.push(request.url()));
  const query = { client_id: 'robot', redirect_uri: back, ...challenge };
  const props = { config: { products: [] } };
  await page.goto(embedAddress(world.host, { entry: 'script', mount: 'identityProvider', props, query }));
  await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
  const before = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = entries.filter(({ name }) => name.includes('/script/'));
    const script = files.find(({ name }) => name.endsWith('/vestibule.js'));
    return files.filter(({ startTime }) => script && startTime < script.responseEnd).map(({ name }) => name);
  });
  expect(before.map((url) => url.replace(/^.*\/|(?:-[\w-]{8})?\.js$/g, '')).toSorted()).toEqual([
    'identity-provider',
    'make-client',
    'vestibule',
  ]);
  expect(fetched).toHaveLength(new Set(fetched).size);
});

test('a log-in page with passwords by script tag fetches the file that the list names for it', async ({
  page,
  world,
}) => {
  const list = (await (await page.request.get(`${world.host}/script/preload.json`)).json()) as PreloadList;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(embedAddress(world.host, { entry: 'script', props: { config: { products: ['passwords', 'otp'] } } }));
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(list.mountLogin).toHaveLength(1);
  expect(fetched).toEqual(expect.arrayContaining(list.mountLogin.map((file) => `${world.host}/script/${file}`)));
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a request by script tag names the time zone that the browser names', async ({ page, world }) => {
    const asked = page.waitForRequest(/\/sdk\/v1\/projects\/bootstrap\//);
    await page.goto(embedAddress(world.host, { entry: 'script', props: codeProps }));
    const header = (await (await asked).headerValue('x-sdk-client')) ?? '';
    const telemetry: unknown = JSON.parse(Buffer.from(header, 'base64').toString());
    expect(telemetry).toMatchObject({ timezone: 'Pacific/Auckland' });
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Pacific/Auckland');
  });
});
