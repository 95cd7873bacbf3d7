import { crypto } from './crypto/method';
import { magicLinks } from './magic-link/method';
import { oauth } from './oauth/method';
import { otp } from './otp/method';
import { passkeys } from './passkey/method';
import { passwords } from './password/method';

/**
 * The sign-in methods: the one list that Main, the screens, the words, prefetching and the check of the stories follow.
 * Of those that are configured, the first with an e-mail contact has the e-mail form, and options are in this order.
 */
export const methods = [passwords, magicLinks, otp, oauth, crypto, passkeys] as const;
