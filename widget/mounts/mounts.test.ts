// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { memoryAtom, noMemory } from '../../flows/core/last-used/last-used.atoms';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { passwordOptions, passwords, startedMount } from '../testing/started-mount';
import { callbackDefinition } from './callback';
import { connectedAppsDefinition } from './connected-apps';
import { identityProviderDefinition } from './identity-provider';
import { loginDefinition } from './login';
import { passkeyRegistrationDefinition } from './passkey-registration';
import { passwordResetDefinition } from './password-reset';
import { stepUpDefinition } from './step-up';
import { pass, standStill } from '../testing/still-page';

standStill();

const definitions: readonly (readonly [string, MountDefinition<WidgetOptions>])[] = [
  ['login', loginDefinition],
  ['password reset', passwordResetDefinition],
  ['callback', callbackDefinition],
  ['passkey registration', passkeyRegistrationDefinition],
  ['connected apps', connectedAppsDefinition],
  ['step-up', stepUpDefinition],
  ['identity provider', identityProviderDefinition],
];

describe.each(definitions)('the mount of %s', (name, definition) => {
  test(`the mount of ${name} includes its first screen`, () =>
    expect(definition.screens[definition.start]).toBeTypeOf('function'));

  test(`the mount of ${name} loads the screen of a log-in that its screens lead to, and no other mount has one`, async () => {
    // The screens of these never navigate to one.
    const isAlone = ['connected apps', 'step-up', 'identity provider'].includes(name);
    const outcome = await definition.otherScreens?.('EmailConfirmation')?.load();
    expect(outcome?.ok).toBe(isAlone ? undefined : true);
  });

  test(`the mount of ${name} can load each piece of code that it prefetches`, async () => {
    const { store } = startedMount(definition, passwordOptions);
    const pieces = definition.prefetch?.(store) ?? [];
    const outcomes = await Promise.all(pieces.map(async (piece) => [piece.name, (await piece.load()).ok]));
    expect(outcomes.filter(([, isLoaded]) => !isLoaded)).toEqual([]);
  });

  test(`the mount of ${name} makes no request if it has ended before its start`, async () => {
    const { provider, calls } = fakeProvider({ person: () => undefined });
    const { store, unmount, errors } = testStore(provider, passwords);
    unmount();
    definition.onStart?.(store, passwordOptions);
    await pass(30_000);
    expect({ calls, errors }).toEqual({ calls: [], errors: [] });
  });
});

// The events in the provider's log when a mount starts.
test.each([
  ['login', loginDefinition, ['render_login_screen']],
  ['password reset', passwordResetDefinition, []],
  ['connected apps', connectedAppsDefinition, []],
  ['step-up', stepUpDefinition, []],
  ['identity provider', identityProviderDefinition, ['render_idp_screen']],
] as const)('the mount of %s logs %s to the provider', (_name, definition, names) => {
  const { logged } = startedMount<WidgetOptions>(definition, passwordOptions);
  expect(logged.map(({ name }) => name)).toEqual(names);
});

test('the mount of login logs its configuration to the provider without the hint, which is personal data [B-HINT-4]', () => {
  const config = { ...passwords, loginHint: 'ada@example.com' };
  const { logged } = startedMount<WidgetOptions>(loginDefinition, { ...passwordOptions, config });
  expect(JSON.stringify(logged)).toContain('passwords');
  expect(JSON.stringify(logged)).not.toContain('ada@example.com');
});

test.each([
  ['login', loginDefinition, true],
  ['password reset', passwordResetDefinition, true],
  ['callback', callbackDefinition, true],
  ['passkey registration', passkeyRegistrationDefinition, false],
  ['connected apps', connectedAppsDefinition, false],
  ['step-up', stepUpDefinition, false],
  ['identity provider', identityProviderDefinition, false],
] as const)('%s remembers the method of a sign-in: %s', (_name, definition, remembers) => {
  const { store } = startedMount<WidgetOptions>(definition, passwordOptions);
  expect(store.get(memoryAtom) !== noMemory).toBe(remembers);
});
