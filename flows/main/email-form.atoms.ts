import { atom } from 'jotai/vanilla';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { searchUser } from '../password';
import { emailAddress, isEmailAddress } from './email-address';
import { type EmailMethod, emailMethodAtom } from './email-method';

const draftAtom = atom('');
const refusalsAtom = atom({ count: 0, isShown: false });

/** What begins with an address, by what it leads to. */
export const emailActions = { password: searchUser, magicLink: sendMagicLink, otp: sendOtp } as const;

/** What has been typed. It stays while other screens are shown. A failure is about what was sent, so typing ends it. */
export const emailDraftAtom = atom(
  (get) => get(draftAtom),
  (get, set, typed: string) => {
    set(draftAtom, typed);
    const method = get(emailMethodAtom);
    if (method && get(emailActions[method].stateAtom).status === 'failed') set(emailActions[method].cancelAtom);
  },
);

/** How often an invalid address was submitted, while it still is invalid: the error shows from the first time on. */
export const emailRefusalAtom = atom((get) => {
  const { count, isShown } = get(refusalsAtom);
  return isShown && !isEmailAddress(get(draftAtom)) ? count : undefined;
});

/** Submits the e-mail form. */
export const submitEmailAtom = atom(null, (get, set, method: EmailMethod) => {
  const email = emailAddress(get(draftAtom));
  const isValid = isEmailAddress(email);
  set(refusalsAtom, ({ count }) => (isValid ? { count, isShown: false } : { count: count + 1, isShown: true }));
  if (!isValid) return set(focusRequestAtom, { target: 'invalid' });
  if (method === 'password') return set(searchUser.startAtom, email);
  if (method === 'magicLink') return set(sendMagicLink.startAtom, email);
  return set(sendOtp.startAtom, { channel: 'email', destination: email });
});
