import { atom } from 'jotai/vanilla';
import { lazyPart } from '../core/lazy/lazy-part';
import { contactMethodsAtom } from './contact-methods';

/** The phone form: only for pages with text messages or WhatsApp. */
export const phoneFormPart = lazyPart(async () => (await import('../phone')).PhoneForm);

/** The tab bar: only for pages with more than one way to be reached. */
export const contactTabsPart = lazyPart(async () => (await import('./contact-tabs')).ContactTabs);

/** The parts that Main's first paint needs, as configured. They are fetched together before it, so nothing shifts after. */
export const mainPartsAtom = atom((get) => {
  const methods = get(contactMethodsAtom);
  return [
    ...(methods[0] === 'sms' || methods[0] === 'whatsapp' ? [phoneFormPart] : []),
    ...(methods.length > 1 ? [contactTabsPart] : []),
  ];
});

/** How long after the first paint the phone form is fetched, in milliseconds: out of the way of all that is needed now. */
const quietly = 1_000;

/** Fetches the phone form while tabs that lead to it are shown: it is near, but nobody waits for it yet. */
export const nearPhoneFormAtom = atom(null);
nearPhoneFormAtom.onMount = () => {
  const timer = setTimeout(() => void phoneFormPart.load(), quietly);
  return () => clearTimeout(timer);
};
