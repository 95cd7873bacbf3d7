import { lazy } from '../../core/lazy/lazy';

/** The phone form: only for pages with text messages or WhatsApp. */
export const phoneForm = lazy('phone form', async () => (await import('./phone-form')).PhoneForm);
