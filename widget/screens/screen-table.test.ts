import { expect, test, vi } from 'vitest';
import type { ScreenCode } from '../../flows/core/lazy/lazy';
import { methods } from '../../flows/methods';
import { lateScreenOf } from './late-screens.lazy';
import { screenOf, screenTable } from './screen-table';

test('every screen of every method can be reached, as its method defines it', () => {
  for (const { screens } of methods)
    for (const [name, code] of Object.entries<unknown>(screens ?? {}))
      expect(Reflect.get(screenTable, name)).toBe(code);
});

test.each(['Main', ...Object.keys(screenTable).filter((name) => name !== 'Main')])(
  'the name %s has a screen',
  async (name) => {
    const code: ScreenCode = Reflect.get(screenTable, name);
    expect(code.name).toBe(name);
    // On a busy machine its code may take longer than a visitor waits.
    await vi.waitFor(async () => expect(await code.load()).toMatchObject({ ok: true }), 25_000);
    expect(code.value()).toBeTypeOf('function');
  },
);

// A screen that is bundled with its mount exists nowhere else: no transition crosses from one mount to another.
test.each([
  'PasswordResetForm',
  'CallbackAuthenticate',
  'PasskeyRegistrationStart',
  'ConnectedApps',
  'StepUp',
  'IDPConsent',
] as const)('the screen %s is reached by its mount only', async (name) => {
  expect(screenOf(name)).toBeUndefined();
  expect((await lateScreenOf(name).load()).ok).toBe(false);
});
