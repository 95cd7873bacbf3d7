import { expect, test } from 'vitest';
import { EmailConfirmation } from '../../flows/magic-link/email-confirmation.screen';
import { lateScreenOf } from './late-screens.lazy';

test('the code of late screens has the screen that an e-mail address leads to', async () => {
  expect(await lateScreenOf('EmailConfirmation').load()).toEqual({ ok: true, value: EmailConfirmation });
});

test('a screen that another mount alone has fails to load', async () => {
  expect(await lateScreenOf('IDPConsent').load()).toMatchObject({ ok: false, error: { type: 'unreachable' } });
});
