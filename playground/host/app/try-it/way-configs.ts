import type { Config } from '../../../../widget';
import { returnParameter } from '../arrival';
import type { Way } from './choices';

/** The redirect URL of mails and social providers. A server renders none of it. */
const here = typeof location === 'undefined' ? '' : new URL(`./?${returnParameter}`, location.href).href;

/** The widget's configuration for each way in. */
export const wayConfigs: Readonly<Record<Way, Config>> = {
  link: { products: ['emailMagicLinks'], emailMagicLinksOptions: { loginRedirectURL: here, signupRedirectURL: here } },
  code: { products: ['otp'], otpOptions: { methods: ['email'] } },
  phone: { products: ['otp'], otpOptions: { methods: ['sms', 'whatsapp'] } },
  password: { products: ['passwords'], passwordOptions: { loginRedirectURL: here, resetPasswordRedirectURL: here } },
  every: {
    products: ['oauth', 'crypto', 'passwords', 'otp', 'passkeys'],
    oauthOptions: {
      loginRedirectURL: here,
      signupRedirectURL: here,
      providers: [{ type: 'google' }, { type: 'apple' }, { type: 'github' }],
    },
    otpOptions: { methods: ['sms', 'whatsapp'] },
    passwordOptions: { loginRedirectURL: here, resetPasswordRedirectURL: here },
  },
};

/** The widget's configuration where it stands over the page: ways that need nothing of the outbox, which is below it. */
export const overPageConfig: Config = { ...wayConfigs.password, products: ['passwords', 'passkeys'] };
