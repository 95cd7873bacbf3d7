import { type Client, type Config, mountLogin, type Mounted, mountPasswordReset } from '../../../../widget';
import type { Choices, Way } from './choices';

/** Links in mails lead back to this page, without whatever its address says now. */
const here = `${location.origin}/`;

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
  if (way === 'reset') return mountPasswordReset(place, { client, config: configs.password });
  return mountLogin(place, { client, config: configs[way] });
}
