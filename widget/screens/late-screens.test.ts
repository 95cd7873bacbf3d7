import { expect, test } from 'vitest';
import { EmailConfirmation } from '../../flows/magic-link/email-confirmation.screen';
import { lateScreenOf } from './late-screens.lazy';

test('every other screen can be reached from the reset form', async () => {
  expect(await lateScreenOf('EmailConfirmation').load()).toEqual({ ok: true, value: EmailConfirmation });
});

test('a screen of another mount fails to load, and shows its failure', async () => {
  expect(await lateScreenOf('IDPConsent').load()).toMatchObject({ ok: false, error: { type: 'unreachable' } });
});
