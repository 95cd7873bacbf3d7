import { expect, test } from 'vitest';
import { socialProviders } from '../../emulator/provider/oauth/providers';
import { oauthProviders } from '../../flows/core/config/config';

// The emulator is a package of its own and imports nothing of the widget, so it keeps a copy.
test('the emulator has the social providers of the widget, by the same names', () => {
  expect(socialProviders).toEqual(oauthProviders);
});
