import { expect, test } from 'vitest';
import { EmailConfirmation } from '../../flows/magic-link/email-confirmation.screen';
import { lateScreenOf } from './late-screens.lazy';

test('a person who leaves the reset form finds every other screen', async () => {
  expect(await lateScreenOf('EmailConfirmation').load()).toEqual({ ok: true, value: EmailConfirmation });
});

test('a screen that only another mount has cannot be had, and a user who asks is told so', async () => {
  expect(await lateScreenOf('IDPConsent').load()).toMatchObject({ ok: false, error: { type: 'unreachable' } });
});
