import { lazy } from '../core/lazy/lazy';
import { screens } from '../core/lazy/lazy-screens';

const fetch = () => import('./session.screens');

/** The screens about a session that exists already, or that began elsewhere. */
export const sessionScreens = screens(fetch, 'SessionConfirmation', 'SessionGreeting');

/** The greeting of a user who is logged in already: its action, and with it its screen. */
export const greeting = lazy('greeting', async () => (await fetch()).greetAtom);
