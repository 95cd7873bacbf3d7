import type { Config } from '../flows/core/config/config';
import type { WidgetError } from '../flows/core/provider/widget-error';
import type { WidgetEvent } from './events';
import type { Strings } from './locales/catalogue';
import type { ThemeOption } from '../tokens/theme';
import type { Client, LateClient } from './stytch/client';

/** The callbacks of your page. One that throws is reported as an uncaught error, and the log-in continues. */
export interface Callbacks {
  /** The function that receives each event, such as `AUTHENTICATE_FLOW_COMPLETE`. */
  onEvent?(event: WidgetEvent): void;
  /** The function that receives each failure. It is called once for each failed operation, always with an `Error`. */
  onError?(error: WidgetError): void;
}

/** The options that all mounts take. */
export interface WidgetOptions {
  /** Your Stytch client, or `lateClient(...)`, which makes it in the browser when it is needed. */
  client: Client | LateClient;
  /** The log-in methods, and the options of each. */
  config: Config;
  /** One theme, or `{ light, dark }` for the visitor's colour scheme. Default: the default theme. */
  theme?: ThemeOption;
  /** Your own sentences, by message id, such as `{ 'main.title': 'Welcome' }`. Default: none. */
  strings?: Strings;
  /** The language, or several in order of preference, such as `navigator.languages`. Default `en`. */
  locale?: string | readonly string[];
  /** The functions that receive events and failures. Default: none. */
  callbacks?: Callbacks;
}

/** A mounted widget, with the options of its mount function. */
export interface Mounted<Options extends WidgetOptions = WidgetOptions> {
  /**
   * Changes some options. The screen and what was typed stay. Another `client`, or another value of
   * `config.enableShadowDOM`, needs another mount.
   */
  update(options: Partial<Omit<Options, 'client'>>): void;
  /** Removes the widget and everything that it added. */
  unmount(): void;
}

/** The options that were passed before and are left out now, each as undefined, which resets them. */
export function missingOptions(before: object, now: object): Readonly<Record<string, undefined>> {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(now, name));
  return Object.fromEntries(gone.map((name) => [name, undefined]));
}
