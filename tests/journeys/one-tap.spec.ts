import type { Page } from '@playwright/test';
import { condition } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { standInForGoogle } from '../support/google-stand-in';
import { failures } from '../support/sign-in';
import { recordSpeech } from '../support/spoken';

test.skip(condition === 'strict', 'Google needs sources of its own: policy-sources.spec.ts gives them');

const provoked = /Failed to load resource|net::ERR/;
const email = 'ada@example.com';

/** A log-in with One Tap in the page, beside another social provider and codes by mail. */
const propsFor = (host: string) => ({
  config: {
    products: ['oauth', 'otp'],
    otpOptions: { methods: ['email'] },
    oauthOptions: {
      loginRedirectURL: `${host}/?back=1`,
      signupRedirectURL: `${host}/?back=1`,
      providers: [{ type: 'google', one_tap: true, position: 'forceLegacyEmbedded' }, { type: 'github' }],
    },
  },
});

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const prompt = (page: Page) => page.getByRole('group', { name: 'Google (stand-in)' });
const chooseAccount = (page: Page) => prompt(page).getByRole('button', { name: 'Continue as Visitor' }).click();

async function requestCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
}

test('the button in place of a One Tap that is blocked is as wide and as high as the others [B-SOCIAL-5]', async ({
  page,
  embed,
  world,
  watch,
}) => {
  watch.allow(provoked);
  await page.route('https://accounts.google.com/gsi/client', (route) => route.abort());
  await embed({ props: propsFor(world.host) });
  const boxOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return { x: box?.x, width: box?.width, height: box?.height };
  };
  await expect(google(page)).toBeVisible();
  expect(await boxOf('Continue with Google')).toEqual(await boxOf('Continue with GitHub'));
});

test(
  'an account chosen in One Tap, answered after the user has logged in with a code, does not redirect [B-SOCIAL-8]',
  inLongRun,
  async ({ page, embed, world, control }) => {
    await standInForGoogle(page, world.provider);
    await embed({ props: propsFor(world.host) });
    await control.faults.add({ operation: 'oneTap.submit', kind: 'delay', ms: 5_000 });
    await chooseAccount(page);
    await expect.poll(() => control.requests.list('oneTap.submit')).toHaveLength(1);
    await requestCode(page);
    const { code = '' } = await control.outbox.waitFor(email);
    await page.getByRole('textbox', { name: 'One-time passcode' }).pressSequentially(code);
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await page.waitForTimeout(5_500);
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await expect(page).toHaveURL(/\/embed\?/);
    expect(await failures(page)).toEqual([]);
  },
);

test(
  'an account chosen in One Tap, answered after its failure was shown, does not redirect [B-SOCIAL-8] [T-CALL-22]',
  inLongRun,
  async ({ page, embed, world, control }) => {
    await page.clock.install();
    await standInForGoogle(page, world.provider);
    await embed({ props: propsFor(world.host) });
    await control.faults.add({ operation: 'oneTap.submit', kind: 'delay', ms: 5_000 });
    await chooseAccount(page);
    await expect.poll(() => control.requests.list('oneTap.submit')).toHaveLength(1);
    await page.clock.runFor(20_000);
    await expect.poll(() => failures(page)).toEqual(['oneTap.submit unreachable']);
    await requestCode(page);
    await page.waitForTimeout(5_500);
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    await expect(page).toHaveURL(/\/embed\?/);
  },
);

test('an account chosen in One Tap that is being sent makes the button busy, is announced, and can be cancelled [B-SOCIAL-8]', async ({
  page,
  embed,
  world,
  control,
}) => {
  await page.clock.install();
  const spoken = await recordSpeech(page);
  await standInForGoogle(page, world.provider);
  await embed({ props: propsFor(world.host) });
  await control.faults.add({ operation: 'oneTap.submit', kind: 'hang' });
  await chooseAccount(page);
  await expect(google(page)).toHaveAttribute('aria-busy', 'true');
  // The stand-in does not close a prompt that floats, as one does for a widget in a shadow root.
  if (condition !== 'shadow') await expect(prompt(page)).toBeHidden();
  await page.clock.runFor(8_000);
  if (condition !== 'shadow') expect(await spoken()).toEqual(['Sending...', 'Still working...']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(google(page)).not.toHaveAttribute('aria-busy');
  expect(await failures(page)).toEqual([]);
  await google(page).click();
  await expect(page.getByRole('heading', { name: 'Google (stand-in)' })).toBeVisible();
});

test('an account chosen in One Tap that cannot be sent is a failure beside the button, until that is pressed [T-CALL-22]', async ({
  page,
  embed,
  world,
  control,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(/postMessage/); // axe asks the provider's helper frame, which has nothing to say
  watch.allow(provoked);
  await standInForGoogle(page, world.provider);
  await embed({ props: propsFor(world.host) });
  await control.faults.add({ operation: 'oneTap.submit', kind: 'status', status: 500, body: '{}' });
  await control.faults.add({ operation: 'oauth.start', kind: 'delay', ms: 1_000 });
  await chooseAccount(page);
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side. Try again.');
  await expect(google(page)).not.toHaveAttribute('aria-busy');
  expect(await failures(page)).toEqual(['oneTap.submit broken']);
  await seeNoBarrier();
  await google(page).click();
  await expect(page.getByRole('heading', { name: 'Google (stand-in)' })).toBeVisible();
});

test('an embedded One Tap that comes after the button does not take its place, or its focus [B-SOCIAL-5]', async ({
  page,
  embed,
  world,
  control,
}) => {
  test.skip(condition === 'shadow', 'Google cannot embed its prompt in a shadow root');
  await page.clock.install();
  await standInForGoogle(page, world.provider);
  await control.faults.add({ operation: 'oneTap.start', kind: 'delay', ms: 3_000 });
  await embed({ props: propsFor(world.host) });
  await expect.poll(() => control.requests.list('oneTap.start')).toHaveLength(1);
  await page.clock.runFor(5_000);
  await google(page).focus();
  await page.waitForTimeout(3_500);
  await page.clock.runFor(1_000);
  await expect(google(page)).toBeFocused();
  await expect(prompt(page)).toHaveCount(0);
});

test('the latest of two One Taps of a page is shown, and only its own widget closes it [B-SOCIAL-9]', async ({
  page,
  embed,
  world,
}) => {
  test.skip(condition === 'shadow', 'Google cannot embed its prompt in a shadow root');
  await standInForGoogle(page, world.provider);
  await embed({ props: propsFor(world.host), copies: '2' });
  await expect(google(page)).toHaveCount(1);
  await expect(prompt(page)).toHaveCount(1);
  const widgets = ['#widget', '#widget-2'].map((selector) => page.locator(selector));
  const isFirst = (await widgets[0]?.getByRole('group', { name: 'Google (stand-in)' }).count()) === 1;
  const [owner, other] = isFirst ? widgets : widgets.toReversed();
  if (!owner || !other) throw new Error('The page has two widgets.');
  const leaveMain = async (widget: typeof owner) => {
    await widget.getByRole('textbox', { name: 'Email' }).fill(email);
    await widget.getByRole('button', { name: 'Continue with email' }).click();
    await expect(widget.getByRole('textbox', { name: 'One-time passcode' })).toBeVisible();
  };
  await leaveMain(other);
  await expect(owner.getByRole('group', { name: 'Google (stand-in)' })).toBeVisible();
  await other.getByRole('button', { name: 'Back' }).click();
  // Its own prompt is the latest again.
  await expect(other.getByRole('group', { name: 'Google (stand-in)' })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await leaveMain(other);
  await expect(prompt(page)).toHaveCount(0);
  await expect(owner.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
