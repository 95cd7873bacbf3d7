import type { ComponentType, ReactNode } from 'react';
import type { Channel, Contact } from './contact';
import type { Product } from './core/config/config';
import type { ResolvedConfig } from './core/config/config.atoms';
import type { LazyValue, ScreenCode } from './core/lazy/lazy';
import type { Messages } from './core/words/message';

/** The facts of Main that a method's option may arrange itself by. */
export interface OptionProps {
  /** The presence of an e-mail method: its field is where a browser offers passkeys. */
  hasEmail: boolean;
  /** The line that parts an option from what is above it; nothing where nothing does. */
  divider: ReactNode;
  /** The line that parts it from what is below, where it is first of all. */
  dividerBelow?: ReactNode;
}

/** The code of what a method puts on Main beside the contact form. */
export type OptionCode = LazyValue<ComponentType<OptionProps>>;

declare const words: unique symbol;

/** A sign-in method, as Main, the screens, the words and the prefetching read it. */
export interface Method<Name extends string = string, Words extends Messages = Messages> {
  /** The name that a host configures it by. */
  product: Product;
  /** The contact form of each channel that it can begin with. Of two methods with one channel the first in the list has it. */
  contacts?: Readonly<Partial<Record<Channel, LazyValue<Contact>>>>;
  /** The channels that a host has chosen. Default: all that it has contacts for. */
  channels?(config: ResolvedConfig): readonly Channel[];
  /** True where its contact form sends a link, which may be opened in another browser. */
  sendsLink?: true;
  /** Tells whether its options are any, in an application's own browser. Default: they are. */
  hasOptionsInApp?(config: ResolvedConfig): boolean;
  /** The options on Main over the contact form. */
  above?: OptionCode;
  /** The options on Main under it. */
  below?: OptionCode;
  /** Every screen of its own, as `screens` makes them. */
  screens?: { readonly [Screen in Name]?: ScreenCode };
  /** The screen that its contact form leads to: its code is fetched when a user begins to use the widget. */
  next?: ScreenCode;
  /** Says what its words are, to the compiler alone: their text comes with the code that says them. */
  readonly [words]?: Words;
}

/**
 * Defines a sign-in method: `defineMethod<typeof otpMessages>()({ product: 'otp', ... })`. Its words are named by type and
 * not by value, so that a page pays for the words of no screen before that screen.
 */
export function defineMethod<Words extends Messages = Record<never, string>>() {
  return <Name extends string = never>(method: Method<Name, Words>): Method<Name, Words> => method;
}

/** The name of every screen that methods have. */
export type ScreenOf<One> = One extends Method<infer Name, infer _Words> ? Name : never;

type WordsOfEach<One> = One extends Method<infer _Name, infer Words> ? (each: Words) => void : never;

/** The words of all of several methods. */
export type WordsOf<Each> = WordsOfEach<Each> extends (each: infer All) => void ? All : never;
