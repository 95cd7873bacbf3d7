import type { ScreenName } from './screen-name';

/** Tells whether a log-in ends with a screen. `EmailConfirmation` is none of them: it says that a link was sent. */
export const isLastScreen = (screen: ScreenName) => /^(?!Email).+Confirmation$/.test(screen);
