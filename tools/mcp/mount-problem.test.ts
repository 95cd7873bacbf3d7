import { expect, test } from 'vitest';
import type { RenderedMount } from '../cli/terminal';
import { mountProblem } from './mount-problem';

const twoMails = { products: ['otp', 'emailMagicLinks'], otpOptions: { methods: ['email'] } };

test.each<[what: string, mount: RenderedMount, config: object, sentence: RegExp]>([
  [
    'log-in without a method',
    'login',
    { prodcts: ['otp'] },
    /^There is no method to log in\. config\.products is missing or empty\. Name one or more of: /,
  ],
  ['log-in with two mails', 'login', twoMails, /^Cannot use both EML and Email OTP: both would send a mail/],
  ['a reset with two mails', 'passwordReset', twoMails, /^Cannot use both EML and Email OTP: /],
])('%s has a problem', (_what, mount, config, sentence) => {
  expect(mountProblem(mount, config)).toMatch(sentence);
});

test.each<[mount: RenderedMount, config: object]>([
  ['login', { products: ['emailMagicLinks'] }],
  ['passwordReset', {}],
  ['passkeyRegistration', { products: ['passkeys'] }],
  ['identityProvider', twoMails],
])('the mount %s has no problem with %j', (mount, config) => {
  expect(mountProblem(mount, config)).toBeUndefined();
});
