// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { browserAtom } from '../../flows/core/host/browser.atoms';
import { failed } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { mistakes } from '../mistakes/mistakes.lazy';
import type { WidgetOptions } from '../options';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { connectedAppsDefinition } from './connected-apps';
import { passkeyRegistrationDefinition } from './passkey-registration';
import { stepUpDefinition } from './step-up';
import { pass, standStill } from '../testing/still-page';

standStill();

describe('mounts that need a signed-in user', () => {
  const signedOut: Partial<Provider> = { person: () => undefined };
  const unknown: Partial<Provider> = { person: () => undefined, isPersonCertain: () => false };
  const refusal = (mount: string) => `Error: Cannot use ${mount} component without active user authenticated.`;

  test.each([
    ['ConnectedApps', connectedAppsDefinition, signedOut, refusal('ConnectedApps')],
    ['ConnectedApps', connectedAppsDefinition, unknown, undefined],
    ['ConnectedApps', connectedAppsDefinition, {}, undefined],
    ['StepUp', stepUpDefinition, signedOut, refusal('StepUp')],
    ['StepUp', stepUpDefinition, unknown, undefined],
    ['StepUp', stepUpDefinition, {}, undefined],
    ['PasskeyRegistration', passkeyRegistrationDefinition, signedOut, refusal('PasskeyRegistration')],
    ['PasskeyRegistration', passkeyRegistrationDefinition, unknown, undefined],
    ['PasskeyRegistration', passkeyRegistrationDefinition, {}, undefined],
  ] as const)(
    'the mount for %s is refused unless a user is certainly signed in',
    (_mount, definition, answers, problem) => {
      expect(startedMount<WidgetOptions>(definition, passwordOptions, answers).problem()).toBe(problem);
    },
  );

  test.each([
    ['ConnectedApps', connectedAppsDefinition],
    ['PasskeyRegistration', passkeyRegistrationDefinition],
    ['StepUp', stepUpDefinition],
  ] as const)('the mount for %s is not refused when a session ends later', async (_mount, definition) => {
    let person: ReturnType<Provider['person']> = { userId: 'ada' };
    let notify = () => {};
    const page = startedMount<WidgetOptions>(definition, passwordOptions, {
      person: () => person,
      watchPerson: (onChange) => {
        notify = onChange;
        return () => undefined;
      },
    });
    person = undefined;
    notify();
    await pass(0);
    expect(page.problem()).toBeUndefined();
  });

  test.each([
    ['ConnectedApps', connectedAppsDefinition],
    ['PasskeyRegistration', passkeyRegistrationDefinition],
    ['StepUp', stepUpDefinition],
  ] as const)(
    'the mount for %s follows a log-in page that its host names later [B-MOUNT-19]',
    async (_mount, definition) => {
      sessionStorage.clear();
      await mistakes.load();
      const page = startedMount(definition, passwordOptions, signedOut);
      const left: string[] = [];
      page.store.set(browserAtom, { ...page.store.get(browserAtom), leave: ({ href }) => void left.push(href) });
      await pass(1);
      expect(left).toEqual([]);
      for (const loginURL of ['https://app.test/login', 'https://app.test/another']) {
        definition.apply?.(page.store, { loginURL });
        await pass(1);
      }
      expect(left.map((address) => new URL(address).pathname)).toEqual(['/login']);
    },
  );

  test('a log-in page whose code cannot be fetched is reported, and followed once the code has come [B-MOUNT-19]', async () => {
    sessionStorage.clear();
    const cause = new Error('offline');
    vi.spyOn(mistakes, 'load').mockResolvedValueOnce(failed({ type: 'unreachable', cause }));
    vi.spyOn(mistakes, 'value').mockReturnValueOnce(undefined);
    const page = startedMount(stepUpDefinition, passwordOptions, signedOut);
    const left: string[] = [];
    page.store.set(browserAtom, { ...page.store.get(browserAtom), leave: ({ href }) => void left.push(href) });
    stepUpDefinition.apply?.(page.store, { loginURL: 'https://app.test/login' });
    await pass(9_999);
    expect({ left, reported: page.errors.map(({ operation }) => operation) }).toEqual({
      left: [],
      reported: ['load mistakes'],
    });
    await pass(2);
    expect(left.map((address) => new URL(address).pathname)).toEqual(['/login']);
  });
});
