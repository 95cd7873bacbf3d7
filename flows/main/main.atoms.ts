import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import type { LazyValue } from '../core/lazy/lazy';
import { contactMethodsAtom } from './contact-methods';
import { emailContacts } from './email-contacts.lazy';
import { emailMethodAtom } from './email-method';
import { contactTabs, passkeyOption, phoneForm, socialOptions, walletOptions } from './main.lazy';

/** Whether passkeys are configured. */
export const hasPasskeysAtom = atom((get) => get(configAtom).products.has('passkeys'));

/** The code that Main's first paint needs, as configured. It is fetched together before it, so nothing shifts after. */
export const mainPreloadsAtom = atom((get): readonly LazyValue<unknown>[] => {
  const [first, ...others] = get(contactMethodsAtom);
  const { products } = get(configAtom);
  const emailMethod = get(emailMethodAtom);
  return [
    ...(emailMethod ? [emailContacts[emailMethod]] : []),
    ...(first === 'sms' || first === 'whatsapp' ? [phoneForm] : []),
    ...(others.length > 0 ? [contactTabs] : []),
    ...(products.has('passkeys') ? [passkeyOption] : []),
    ...(products.has('oauth') ? [socialOptions] : []),
    ...(products.has('crypto') ? [walletOptions] : []),
  ];
});

/** The code that is one press away from Main. */
export const mainPrefetchAtom = atom((get): readonly LazyValue<unknown>[] => {
  const [, ...others] = get(contactMethodsAtom);
  return others.some((method) => method !== 'email') ? [phoneForm] : [];
});
