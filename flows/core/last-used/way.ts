import type { OAuthProviderType, OtpChannel } from '../config/config';

/** A method to log in, as it is shown on Main: a tab, a social provider, a wallet, or passkeys. Its first word is what offers it. */
export type Way = OtpChannel | 'passkeys' | `oauth:${OAuthProviderType}` | `crypto:${string}`;

/** The attributes of the control of a way: the key by which it is given focus, and what it is described by. */
export interface WayControl {
  'data-focus-key': Way;
  'aria-describedby': string | undefined;
}

/** The product or the channel that offers a way. */
export function offeredBy(way: string): string | undefined {
  return way.split(':')[0];
}

/** A list with what is first of all at its head, and the rest in its order. */
export function withFirst<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
