import { atom } from 'jotai/vanilla';
import { lazyPart } from '../core/lazy/lazy-part';
import { contactMethodsAtom } from './contact-methods';

/** The phone form: only for pages with text messages or WhatsApp. */
export const phoneFormPart = lazyPart(async () => (await import('../phone')).PhoneForm);

/** The tab bar: only for pages with more than one way to be reached. */
export const contactTabsPart = lazyPart(async () => (await import('./contact-tabs')).ContactTabs);

/** The parts that Main needs as it is configured. They are fetched together before the first paint, so nothing shifts after it. */
export const mainPartsAtom = atom((get) => {
  const methods = get(contactMethodsAtom);
  return [
    ...(methods.includes('sms') || methods.includes('whatsapp') ? [phoneFormPart] : []),
    ...(methods.length > 1 ? [contactTabsPart] : []),
  ];
});
