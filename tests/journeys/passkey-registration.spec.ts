import { addAuthenticator } from '../support/authenticator';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';
import { embedAddress } from '../support/embed';
import { signIn } from '../support/session';
import { codeProps } from '../support/sign-in';

const email = 'ada@example.com';
const mount = 'passkeyRegistration' as const;
/** A session that the multi-factor rule lets delete a passkey. */
const strong = { factors: ['email_otp', 'passkey'] };
const props = { config: { products: ['emailMagicLinks', 'passkeys'] } };

test('a signed-in user creates a passkey, sees it in the list, another, and is done [B-MOUNT-5] [B-PKEY-6]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  const authenticator = await addAuthenticator(page);
  await signIn(page, control, world.host, { email });
  await embed({ mount, props });
  await expect(page.getByRole('heading', { name: 'Set up a new Passkey' })).toBeVisible();
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Passkey successfully created!' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Existing Passkeys' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['Passkey 1On this device only']);
  await seeNoBarrier();
  expect(await authenticator.credentials()).toHaveLength(1);
  await page.getByRole('button', { name: 'Set up another Passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a new Passkey' })).toBeFocused();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'Your Passkeys' })).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await eventTypes(page)).toEqual(['PASSKEY_REGISTER', 'PASSKEY_SKIP', 'PASSKEY_DONE']);
});

test('a user manages their passkeys where the host offers no other method [B-MOUNT-5]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await signIn(page, control, world.host, { email, passkeys: [{ name: 'Laptop' }], ...strong });
  await embed({ mount, props: { config: { products: ['passkeys'] } } });
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['Laptop']);
});

test('a user skips, and manages the passkeys they have [B-PKEY-8] [B-PKEY-12] [T-APG-7] [T-APG-8] [T-WCAG-334]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email, passkeys: [{ name: 'Laptop' }, { name: 'Phone' }], ...strong });
  await embed({ mount, props });
  await page.getByRole('button', { name: 'Skip' }).click();
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveText(['Laptop', 'Phone']);
  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  const field = page.getByRole('textbox', { name: 'New name for Laptop' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Set up another Passkey' })).toBeDisabled();
  await seeNoBarrier();
  await field.fill('  ');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleErrorMessage('Enter a name.');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveText(['Laptop', 'Phone']);
  await expect(page.getByRole('button', { name: 'Rename Laptop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Work laptop');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText(['Work laptop', 'Phone']);
  await expect(page.getByRole('button', { name: 'Rename Work laptop' })).toBeFocused();
  await expect.poll(() => control.requests.list('webauthn.update')).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete Work laptop' }).click();
  await expect(page.getByRole('group', { name: 'Delete the Passkey “Work laptop”?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await seeNoBarrier();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete Work laptop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows).toHaveText(['Phone']);
  await expect(page.getByRole('button', { name: 'Delete Phone' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('You have no Passkeys yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Existing Passkeys' })).toBeFocused();
  await seeNoBarrier();
  await expect.poll(() => control.requests.list('user.deleteWebauthnRegistration')).toHaveLength(2);
  expect(await failures(page)).toEqual([]);
});

test(
  'a deletion is signalled to the password manager, a rename is not',
  inLongRun,
  async ({ page, embed, control, world }) => {
    const authenticator = await addAuthenticator(page);
    await signIn(page, control, world.host, { email });
    await embed({ mount, props });
    await page.getByRole('button', { name: 'Create a Passkey' }).click();
    await page.getByRole('button', { name: 'Rename Passkey 1' }).click();
    await page.getByRole('textbox').fill('Laptop');
    await page.keyboard.press('Enter');
    await expect.poll(() => control.requests.list('webauthn.update')).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete Laptop' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => authenticator.credentials()).toEqual([]);
    expect(authenticator.events).toEqual([expect.stringContaining('deleted')]);
    // One for the passkey itself, and one to read which are left.
    expect(await control.requests.list('webauthn.registerStart')).toHaveLength(2);
  },
);

test('a device that has a passkey already shows that, and the user can skip [B-PKEY-7]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await addAuthenticator(page);
  await signIn(page, control, world.host, { email });
  await embed({ mount, props });
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await page.getByRole('button', { name: 'Set up another Passkey' }).click();
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Passkey not created. The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.',
  );
  expect(await failures(page)).toEqual(['webauthn.register passkey_duplicate']);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['Passkey 1On this device only']);
});

test(
  'a failed user verification shows how to continue [B-PKEY-7] [T-CALL-16]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    const authenticator = await addAuthenticator(page);
    await authenticator.setVerified(false);
    await signIn(page, control, world.host, { email });
    await embed({ mount, props });
    await page.getByRole('button', { name: 'Create a Passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Passkey not created. Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.',
    );
    await authenticator.setVerified(true);
    await page.getByRole('button', { name: 'Create a Passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Passkey successfully created!' })).toBeFocused();
  },
);

test('without a session the mount shows its error in plain text [B-MOUNT-4]', async ({ page, embed }) => {
  await embed({ mount, props });
  await expect(
    page.getByText('Error: Cannot use PasskeyRegistration component without active user authenticated.'),
  ).toBeVisible();
  await expect.poll(() => failures(page)).toEqual(['configuration configuration']);
});

for (const restoreOnFailure of [false, true]) {
  test(`a rename and a delete that fail are ${restoreOnFailure ? 'undone and shown' : 'only logged'} [B-PKEY-10] [T-CALL-18] [T-CALL-20]`, async ({
    page,
    embed,
    control,
    world,
    watch,
  }) => {
    watch.allow(/status of 500/);
    await signIn(page, control, world.host, { email, passkeys: [{ name: 'Laptop' }], ...strong });
    await embed({ mount, props: { config: { ...props.config, passkeyOptions: { restoreOnFailure } } } });
    await page.getByRole('button', { name: 'Skip' }).click();
    await control.faults.add({ operation: 'webauthn.update', kind: 'status', status: 500, body: '{}' });
    await control.faults.add({ operation: 'user.deleteWebauthnRegistration', kind: 'status', status: 500, body: '{}' });
    await page.getByRole('button', { name: 'Rename Laptop' }).click();
    await page.getByRole('textbox').fill('Other');
    await page.keyboard.press('Enter');
    await expect.poll(() => failures(page)).toEqual(['webauthn.update broken']);
    await expect(page.getByRole('listitem')).toHaveText([restoreOnFailure ? 'Laptop' : 'Other']);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => failures(page)).toHaveLength(2);
    await expect(page.getByRole('listitem')).toHaveCount(restoreOnFailure ? 1 : 0);
    await expect(page.getByRole('alert')).toHaveCount(restoreOnFailure ? 1 : 0);
  });
}

test('a session that ended while a user manages their passkeys is explained, and the user can log in again [B-MOUNT-23] [B-PKEY-11] [T-FAULT-17]', async ({
  page,
  embed,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn(page, control, world.host, { email, passkeys: [{ name: 'Laptop' }], ...strong });
  const loginURL = embedAddress(world.host, { props: codeProps });
  await embed({ mount, props: { ...props, loginURL } });
  await page.getByRole('button', { name: 'Skip' }).click();
  const body = { status_code: 401, error_type: 'user_unauthenticated', error_message: 'No session.', error_url: '' };
  await control.faults.add({ operation: 'user.deleteWebauthnRegistration', kind: 'status', status: 401, body });
  await page.getByRole('button', { name: 'Delete Laptop' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Log in again to manage your Passkeys.');
  await expect(page.getByRole('listitem')).toHaveText(['Laptop']);
  const here = new URL(page.url());
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return_to')).toBe(here.pathname + here.search);
});

/** An authenticator data of Bitwarden's, backed up: zeros but for the flags and the AAGUID. */
const bitwarden = [...Array<number>(32).fill(0), 0x5d, 0, 0, 0, 0].concat([
  0xd5, 0x48, 0x82, 0x6e, 0x79, 0xb4, 0xdb, 0x40, 0xa3, 0xd8, 0x11, 0x11, 0x6f, 0x7e, 0x83, 0x49,
]);

test('a passkey of a known product is named after it, and its row says where it is kept [B-PKEY-18] [B-PKEY-19]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  await addAuthenticator(page);
  await page.addInitScript((data) => {
    AuthenticatorAttestationResponse.prototype.getAuthenticatorData = () => Uint8Array.from(data).buffer;
  }, bitwarden);
  await signIn(page, control, world.host, { email });
  await embed({ mount, props });
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['BitwardenOn all your devices']);
  await expect(page.getByRole('button', { name: 'Rename Bitwarden' })).toBeVisible();
  await seeNoBarrier();
  expect(await control.requests.list('webauthn.update')).toHaveLength(1);
  await embed({ mount, props });
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['BitwardenOn all your devices']);
});

test(
  'a rename that failed is shown until the list is left, and not at the next visit [B-PKEY-10]',
  inLongRun,
  async ({ page, embed, control, world, watch }) => {
    watch.allow(/status of 500/);
    await signIn(page, control, world.host, { email, passkeys: [{ name: 'Laptop' }], ...strong });
    await embed({ mount, props: { config: { ...props.config, passkeyOptions: { restoreOnFailure: true } } } });
    await page.getByRole('button', { name: 'Skip' }).click();
    await control.faults.add({ operation: 'webauthn.update', kind: 'status', status: 500, body: '{}' });
    await page.getByRole('button', { name: 'Rename Laptop' }).click();
    await page.getByRole('textbox').fill('Other');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Set up another Passkey' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('listitem')).toHaveText(['Laptop']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
