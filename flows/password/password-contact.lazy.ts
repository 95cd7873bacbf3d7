import { lazy } from '../core/lazy/lazy';

/** What the e-mail form does with the address of somebody who has, or will have, a password. */
export const passwordContact = lazy('passwords', async () => (await import('./password.method')).emailPasswordContact);
