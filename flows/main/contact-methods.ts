import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emailMethodAtom } from './email-method';

/** How a person can be reached to sign in: the tabs of Main, in their own order (B-MAIN-3). */
export type ContactMethod = 'email' | 'sms' | 'whatsapp';

/** The configured ones. With one alone only its form shows, with more a tab bar (B-MAIN-3). */
export const contactMethodsAtom = atom((get): ContactMethod[] => {
  const { products, otp } = get(configAtom);
  const hasPhone = (channel: 'sms' | 'whatsapp') => products.has('otp') && otp.methods.includes(channel);
  return [
    ...(get(emailMethodAtom) ? ['email' as const] : []),
    ...(hasPhone('sms') ? ['sms' as const] : []),
    ...(hasPhone('whatsapp') ? ['whatsapp' as const] : []),
  ];
});

const pickedAtom = atom<ContactMethod | undefined>(undefined);

/** The one whose form is shown: what the person picked, else the first. */
export const contactMethodAtom = atom(
  (get) => {
    const methods = get(contactMethodsAtom);
    const picked = get(pickedAtom);
    return picked && methods.includes(picked) ? picked : methods[0];
  },
  (_get, set, method: ContactMethod) => set(pickedAtom, method),
);
