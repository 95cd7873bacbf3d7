import type { OAuthProviderType, OtpChannel } from '../config/config';

/** A way to log in, as it stands on Main: a tab, a social provider, a wallet, or passkeys. Its first word is what offers it. */
export type Way = OtpChannel | 'passkeys' | `oauth:${OAuthProviderType}` | `crypto:${string}`;

/** A text that may be a way: its first word, and a name without blanks. */
const form = /^(?:email|sms|whatsapp|passkeys|(?:oauth|crypto):[\w%.!~*'()-]{1,600})$/;

/** Tells whether a stored text has the form of a way. One that nothing offers is drawn nowhere. */
export function isWay(text: string | undefined): text is Way {
  return text !== undefined && form.test(text);
}

/** The way of a wallet, by its name, which is the same tomorrow. */
export function walletWay({ option, name }: { option?: string; name: string }): Way {
  // Half of a pair of surrogates has no encoding.
  return `crypto:${encodeURIComponent((option ?? name).slice(0, 60).replaceAll(/[\ud800-\udfff]/g, ''))}`;
}

/** What offers a way: the product, or the channel. */
export function offeredBy(way: Way | undefined): string | undefined {
  return way?.split(':')[0];
}

/** A list with what is first of all at its head, and the rest as it stands. */
export function withFirst<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
