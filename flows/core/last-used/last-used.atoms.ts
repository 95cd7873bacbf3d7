import { atom } from 'jotai/vanilla';
import type { OAuthProviderType, OtpChannel } from '../config/config';
import { configAtom } from '../config/config.atoms';

/**
 * The key of a log-in method as it is shown on Main: a tab, a social provider, a wallet, or passkeys. The part before a
 * colon is its product or channel.
 */
export type MethodKey = OtpChannel | 'passkeys' | `oauth:${OAuthProviderType}` | `crypto:${string}`;

/** The attributes of the control of a method: its focus key, and the id of its description. */
export interface MethodControl {
  'data-focus-key': MethodKey;
  'aria-describedby': string | undefined;
}

/** The product or the channel that offers a method. */
export function offeredBy(method: string): string | undefined {
  return method.split(':')[0];
}

/** A list with the chosen items first, and the rest in its order. */
export function withFirst<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

/**
 * The memory of this device: one text, and the method by which this page was reached. The text has the method that was
 * used last, the one that was started, and the time of the start.
 */
export interface Memory {
  /** The stored text, unchecked; empty if there is none. */
  read(): string;
  /** Stores a text and replaces the one before; an empty one removes it. Does nothing without storage. */
  write(text: string): void;
  /** The product or the channel of the method by which this page was reached, if its address names it. */
  arrival(): string | undefined;
}

/** A memory that stores nothing. */
export const noMemory: Memory = { read: () => '', write: () => undefined, arrival: () => undefined };

/** The memory of this device. A mount that signs users in sets it; a store without it remembers nothing. */
export const memoryAtom = atom(noMemory);

/**
 * The method that was used last, and one that was started and continues elsewhere (in a mail, at a social provider).
 * They are compared with the methods that are offered and never rendered, so an invalid value matches none. Read once:
 * a later change is shown on the next visit.
 */
const storedAtom = atom((get) => get(memoryAtom).read().split(' '));

/** The method that was started and continues elsewhere, if any. */
export const startedAtom = atom((get) => get(storedAtom)[1]);

/** The time at which it was started, in milliseconds since 1970; NaN if that is not known. */
export const startedAtAtom = atom((get) => Number(get(storedAtom)[2]));

/** The method that was started, if this page was reached by it. */
export const reachedAtom = atom((get) => {
  const started = get(startedAtom);
  return started && offeredBy(started) === get(memoryAtom).arrival() ? started : undefined;
});

const shownAtom = atom<string | undefined>(undefined);

/** The method that was used last on this device; empty if none is known. */
export const lastUsedAtom = atom((get) => get(shownAtom) ?? get(reachedAtom) ?? get(storedAtom)[0] ?? '');

/** The method to offer first: the one that was used last, with the host's option. */
export const firstMethodAtom = atom((get) => (get(configAtom).lastUsed === 'first' ? get(lastUsedAtom) : ''));

/** Remembers a method by which a user has logged in; an empty one forgets it. */
export const rememberMethodAtom = atom(null, (get, set, method: string) => {
  get(memoryAtom).write(method);
  set(shownAtom, method);
});

/** Remembers the method by which this page was reached. A mount does so once, at its start. */
export const rememberReachedAtom = atom(null, (get, set) => {
  const reached = get(reachedAtom);
  if (reached) set(rememberMethodAtom, reached);
});

/** Notes a method that continues elsewhere. It counts as used when the user returns by it. */
export const beginMethodAtom = atom(null, (get, _set, started: MethodKey) => {
  const memory = get(memoryAtom);
  memory.write(`${memory.read().split(' ')[0]} ${started} ${Date.now()}`);
});
