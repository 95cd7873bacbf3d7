import { type Client, type Config, mountCallback, mountLogin, type Mounted } from '../../../../widget';
import { returnParameter } from '../arrival';
import type { Choices, Way } from './choices';

/** The address that links in mails and social providers lead back to. */
const here = `${location.origin}/?${returnParameter}`;

const configs: Readonly<Record<Way, Config>> = {
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

/** Mounts the widget for a way in. */
export function mountWay(way: Choices['way'], place: Element, client: Client): Mounted {
  if (way === 'return') return mountCallback(place, { client, config: configs.link, loginURL: '/', continueURL: '/' });
  return mountLogin(place, { client, config: configs[way] });
}
