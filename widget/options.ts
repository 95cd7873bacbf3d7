import type { Config } from '../flows/core/config/config';
import type { WidgetError } from '../flows/core/provider/widget-error';
import type { WidgetEvent } from './events';
import type { Strings } from './locales/catalogue';
import type { ThemeOption } from '../tokens/theme';
import type { Client } from './stytch/client';
import type { LateClient } from './stytch/late-client';

/** The callbacks of a host. One that throws is reported to the page and changes nothing here. */
export interface Callbacks {
  /** The listener for events, by the provider's own event names. */
  onEvent?(event: WidgetEvent): void;
  /** The listener for failures: once for each failed operation, always an `Error`. */
  onError?(error: WidgetError): void;
}

/** The options that all mounts take. */
export interface WidgetOptions {
  /** The provider's headless client, made by the host, or one that is made late, so that nothing waits for it (`lateClient`). */
  client: Client | LateClient;
  /** The products, and the options of each. */
  config: Config;
  /** One theme, or `{ light, dark }` by the visitor's colour scheme. Default: the default theme. */
  theme?: ThemeOption;
  /** The host's own sentences, by message id; what counts may have plural forms: `{ one: '...', other: '...' }`. Default: none. */
  strings?: Strings;
  /** The language, or several in order of preference, as BCP 47 tags. Default `en`. */
  locale?: string | readonly string[];
  /** The listeners of the host. Default: none. */
  callbacks?: Callbacks;
}

/** A mounted widget. */
export interface Mounted {
  /** Changes some options. The screen and what was typed stay. */
  update(options: Partial<Omit<WidgetOptions, 'client'>>): void;
  /** Takes the widget away and leaves nothing behind. */
  unmount(): void;
}
