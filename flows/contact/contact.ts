import type { WritableAtom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { MethodControl } from '../core/last-used/last-used.atoms';
import type { OtpChannel } from '../core/config/config';
import type { AnyAction } from '../core/request/action-state';
import type { emailMessages } from './email/email.messages';

/** The channel by which a user is reached: each has one form on Main, whatever is sent. */
export type Channel = OtpChannel;

/**
 * Adds the mark 'Last used' to a form's button, if its method was used last. Called with a function that renders the button
 * with the attributes of the mark.
 */
export type MarkButton = (button: (control?: MethodControl) => ReactNode) => ReactNode;

/** A sign-in method that begins with an address or a number, as a contact form starts it. */
export interface Contact {
  action: AnyAction;
  /** Starts the method with an address as typed, or a number in E.164. */
  startAtom: WritableAtom<null, [contact: string], Promise<void>>;
  /** The sentence for an invalid address. Default: 'Email format is invalid.' */
  invalidAddress?: keyof typeof emailMessages;
}
