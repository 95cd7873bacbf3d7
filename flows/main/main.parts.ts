import { atom } from 'jotai/vanilla';
import type { AnyAction } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { lazyPart } from '../core/lazy/lazy-part';
import type { PasskeyOptionProps } from '../passkey';
import { contactMethodsAtom } from './contact-methods';

/** The phone form: only for pages with text messages or WhatsApp. */
export const phoneFormPart = lazyPart(async () => (await import('../phone')).PhoneForm);

/** The tab bar: only for pages with more than one way to be reached. */
export const contactTabsPart = lazyPart(async () => (await import('./contact-tabs')).ContactTabs);

/** Passkeys: what they need to know of the browser comes with them. */
export const passkeyPart = lazyPart<PasskeyOptionProps>(async () => {
  const { autofillAction, authenticatePasskey, detectPasskeySupport, PasskeyOption } = await import('../passkey');
  await detectPasskeySupport();
  lateActions.push(authenticatePasskey, autofillAction);
  return PasskeyOption;
});

/** The social providers. */
export const socialPart = lazyPart(async () => {
  const { SocialOptions, startOAuth } = await import('../oauth');
  lateActions.push(startOAuth);
  return SocialOptions;
});

/** The crypto wallets. */
export const walletPart = lazyPart(async () => (await import('../crypto')).WalletOptions);

/** What can be begun, and can fail, by parts that are here. */
export const lateActions: AnyAction[] = [];

/** Whether passkeys are configured. */
export const hasPasskeysAtom = atom((get) => get(configAtom).products.has('passkeys'));

/** The parts that Main's first paint needs, as configured. They are fetched together before it, so nothing shifts after. */
export const mainPartsAtom = atom((get) => {
  const methods = get(contactMethodsAtom);
  return [
    ...(methods[0] === 'sms' || methods[0] === 'whatsapp' ? [phoneFormPart] : []),
    ...(methods.length > 1 ? [contactTabsPart] : []),
    ...(get(hasPasskeysAtom) ? [passkeyPart] : []),
    ...(get(configAtom).products.has('oauth') ? [socialPart] : []),
    ...(get(configAtom).products.has('crypto') ? [walletPart] : []),
  ];
});

/** The parts that are one press away from Main: fetched once somebody uses the widget. */
export const nextPartsAtom = atom((get) => {
  const [, ...others] = get(contactMethodsAtom);
  return others.some((method) => method !== 'email') ? [phoneFormPart] : [];
});
