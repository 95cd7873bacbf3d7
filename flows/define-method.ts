import type { ComponentType, ReactNode } from 'react';
import type { Channel, Contact } from './contact';
import type { Product } from './core/config/config';
import type { ResolvedConfig } from './core/config/config.atoms';
import type { LazyValue, ScreenCode } from './core/lazy/lazy';
import type { Messages } from './core/words/message';

/** The facts about Main on which a method's option may depend. */
export interface OptionProps {
  /** True if an e-mail field is shown, in which a browser can offer passkeys. */
  hasEmail: boolean;
  /** The divider between the option and what is above it; null if nothing is. */
  divider: ReactNode;
  /** The divider between the option and what is below it, if the option is first. */
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
  /** Tells whether it has something to offer, in the browser of the application of this name or elsewhere. Default: it has. */
  isOffered?(config: ResolvedConfig, inAppBrowser: string | undefined): boolean;
  /** The options on Main over the contact form. */
  above?: OptionCode;
  /** The options on Main under it. */
  below?: OptionCode;
  /** Every screen of its own, as `screens` makes them. */
  screens?: { readonly [Screen in Name]?: ScreenCode };
  /** The screen that its contact form leads to: its code is fetched when a user begins to use the widget. */
  next?: ScreenCode;
  /** The type of its messages, for the compiler alone: their text is loaded with the code that shows it. */
  readonly [words]?: Words;
}

/**
 * Defines a sign-in method: `defineMethod<typeof otpMessages>()({ product: 'otp', ... })`. Its messages are passed as a
 * type, so that a page does not load the text of a screen before that screen.
 */
export function defineMethod<Words extends Messages = Record<never, string>>() {
  return <Name extends string = never>(method: Method<Name, Words>): Method<Name, Words> => method;
}

/** The name of every screen that methods have. */
export type ScreenOf<One> = One extends Method<infer Name, infer _Words> ? Name : never;

type WordsOfEach<One> = One extends Method<infer _Name, infer Words> ? (each: Words) => void : never;

/** The words of all of several methods. */
export type WordsOf<Each> = WordsOfEach<Each> extends (each: infer All) => void ? All : never;
