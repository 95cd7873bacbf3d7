import { lazy } from '../core/lazy/lazy';
import { lazyExport } from '../core/lazy/lazy-export';

/** The tab bar: only for pages with more than one contact method. */
export const contactTabs = lazyExport('tabs', () => import('./contact-tabs'), 'ContactTabs');

/** The hint under the e-mail field. Nothing waits for its code: if it cannot be loaded, no hint is shown. */
export const emailHint = lazy('email hint', async () => {
  const { EmailHint, blockUnseenAtom } = await import('./email/email-hint');
  return { EmailHint, blockUnseenAtom };
});

/** The phone form: only for pages with text messages or WhatsApp. */
export const phoneForm = lazyExport('phone form', () => import('./phone/phone-form'), 'PhoneForm');
