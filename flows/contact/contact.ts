import type { WritableAtom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { MethodControl } from '../core/last-used/last-used.atoms';
import type { OtpChannel } from '../core/config/config';
import type { AnyAction } from '../core/request/action';
import type { emailMessages } from './email/email.messages';

/** The channel that a user is reached by: each has one form on Main, whatever it is that is sent. */
export type Channel = OtpChannel;

/** Renders a form's button as what was used last, where it was: given the button, which is given what it needs for that. */
export type MarkButton = (button: (control?: MethodControl) => ReactNode) => ReactNode;

/** A sign-in method that begins with an address or a number, as a contact form starts it. */
export interface Contact {
  action: AnyAction;
  /** Begins it, with an address as typed, or a number in E.164. */
  startAtom: WritableAtom<null, [contact: string], Promise<void>>;
  /** The sentence about an address that is none. Default: 'Email format is invalid.' */
  invalidAddress?: keyof typeof emailMessages;
}
