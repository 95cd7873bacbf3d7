import { atom } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import type { ErrorType } from '../provider/errors';

/** A way back to a session that has ended. */
export interface LogInAgain {
  /** Its button, under a failure: empty where the failure has another cause. */
  Button: ComponentType<{ type: ErrorType }>;
}

/** Without a log-in page there is no button. */
export const noLogInAgain: LogInAgain = { Button: () => null };

/** The way to log in again. A mount with a log-in page sets it. */
export const logInAgainAtom = atom(noLogInAgain);
