import { atom } from 'jotai/vanilla';
import type { OAuthProviderType, OtpChannel } from '../config/config';
import { configAtom } from '../config/config.atoms';

/** A method to log in, as it is shown on Main: a tab, a social provider, a wallet, or passkeys. Its first word is what offers it. */
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

/** A list with what is first of all at its head, and the rest in its order. */
export function withFirst<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

/** The memory of this device: one text, and what this page was reached by. */
export interface Memory {
  /** The text; empty where there is none, and whatever a user put there. */
  read(): string;
  /** Stores a text and replaces the one before; an empty one removes it. Does nothing without storage. */
  write(text: string): void;
  /** The product or the channel of the method by which this page was reached, if its address names it. */
  arrival(): string | undefined;
}

/** The memory of what remembers nothing. */
export const noMemory: Memory = { read: () => '', write: () => undefined, arrival: () => undefined };

/** The memory of this device. A mount that signs people in sets it; a store without it remembers nothing. */
export const memoryAtom = atom(noMemory);

/**
 * The method that was used last, and one that was started and continues elsewhere (a mail, a social provider). They are compared
 * with the methods that are offered and never rendered, so garbage is a method that is not offered. Read once: what comes to be
 * known later is shown on the next visit.
 */
const heldAtom = atom((get) => get(memoryAtom).read().split(' '));

/** The method that was started and continues elsewhere, if any. */
export const begunAtom = atom((get) => get(heldAtom)[1]);

/** The method that was started, if this page was reached by it. */
export const reachedAtom = atom((get) => {
  const started = get(begunAtom);
  return started && offeredBy(started) === get(memoryAtom).arrival() ? started : undefined;
});

const shownAtom = atom<string | undefined>(undefined);

/** The method that was used last on this device; empty if none is known. */
export const lastUsedAtom = atom((get) => get(shownAtom) ?? get(reachedAtom) ?? get(heldAtom)[0] ?? '');

/** The method to offer first: the one that was used last, with the host's option. */
export const firstMethodAtom = atom((get) => (get(configAtom).lastUsed === 'first' ? get(lastUsedAtom) : ''));

/** Remembers a method by which a user has logged in; an empty one forgets it. */
export const rememberMethodAtom = atom(null, (get, set, method: string) => {
  get(memoryAtom).write(method);
  set(shownAtom, method);
});

/** Remembers the method by which this page was reached. A mount does so once, at its start. */
export const keepReachedAtom = atom(null, (get, set) => {
  const reached = get(reachedAtom);
  if (reached) set(rememberMethodAtom, reached);
});

/** Notes a method that continues elsewhere. It counts as used when the user returns by it. */
export const beginMethodAtom = atom(null, (get, _set, started: MethodKey) => {
  const memory = get(memoryAtom);
  memory.write(`${memory.read().split(' ')[0]} ${started}`);
});
