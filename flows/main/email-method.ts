import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';

/** What an e-mail address leads to: the one form of Main is the same for all three (B-MAIN-4). */
export type EmailMethod = 'password' | 'magicLink' | 'otp';

/** The configured one; none where no product uses e-mail. */
export const emailMethodAtom = atom<EmailMethod | undefined>((get) => {
  const { products, otp } = get(configAtom);
  if (products.has('passwords')) return 'password';
  if (products.has('emailMagicLinks')) return 'magicLink';
  if (products.has('otp') && otp.methods.includes('email')) return 'otp';
  return undefined;
});
