import { atom, type WritableAtom } from 'jotai/vanilla';
import type { ScreenName } from './screen-name';

/** The end of a sign-in, once every required factor is proved. */
export interface SignInEnd {
  /** Reports it to the host, and shows the confirmation; another one if the second factor was set up just now. */
  finish(confirmation?: ScreenName): Promise<void> | void;
  /** Returns to the log-in. A mount without a log-in has no Back. */
  back?: (() => Promise<void> | void) | undefined;
  /**
   * Ends it where the user closes the widget before the last press, and returns true, unless the account has changed. Undefined
   * until every required factor is proved.
   */
  finishOnClose?: (() => boolean) | undefined;
}

/** The atom that asks for a second factor before a sign-in ends. */
export type AskSecondFactorAtom = WritableAtom<null, [end: SignInEnd], Promise<void>>;

/** The second factor of this mount. A store without it asks for none. */
export const secondFactorAtom = atom<{ askAtom?: AskSecondFactorAtom }>({});

/** The end of the sign-in that waits for a second factor; undefined once it has ended, so that it ends once. */
export const signInEndAtom = atom<SignInEnd | undefined>(undefined);
