import { atom } from 'jotai/vanilla';
import { configAtom } from '../config/config.atoms';
import { isWay, type Way } from './way';

/** The memory of this device: one text, and whether this page was reached by a link or a social provider. */
export interface Memory {
  read(): string | undefined;
  /** Keeps a text in place of the one before; undefined keeps none. A device that keeps nothing does nothing. */
  write(text: string | undefined): void;
  /** The type of the token that this page was loaded with, if it was. */
  arrival(): string | undefined;
}

/** The memory of this device. A mount that signs people in sets it; a store without it remembers nothing. */
export const memoryAtom = atom<Memory>({
  read: () => undefined,
  write: () => undefined,
  arrival: () => undefined,
});

/** The way that was used last, and one that was begun elsewhere (a mail, a social provider) and is not known to have succeeded. */
interface Remembered {
  used?: Way;
  begun?: Way;
}

const shownAtom = atom<{ used?: Way } | undefined>(undefined);

/** What the device remembers, read once: what comes to be known later is shown to who comes back. */
const atFirstAtom = atom((get) => {
  const memory = get(memoryAtom);
  const { used, begun } = parse(memory.read());
  return { used: begun && isArrivalOf(begun, memory.arrival()) ? begun : used };
});

/** The way that was used last on this device. */
export const lastUsedAtom = atom((get) => (get(shownAtom) ?? get(atFirstAtom)).used);

/** The way to offer first: the one that was used last, where the host wants it so. */
export const firstWayAtom = atom((get) => (get(configAtom).lastUsed === 'first' ? get(lastUsedAtom) : undefined));

/** Remembers a way by which somebody has logged in. */
export const rememberWayAtom = atom(null, (get, set, used: Way) => {
  get(memoryAtom).write(format({ used }));
  set(shownAtom, { used });
});

/** Notes a way that goes on elsewhere. It is the last one when somebody comes back by it. */
export const beginWayAtom = atom(null, (get, _set, begun: Way) => {
  const memory = get(memoryAtom);
  memory.write(format({ ...parse(memory.read()), begun }));
});

/** The way that was begun elsewhere and has no end yet. */
export const begunWayAtom = atom((get) => parse(get(memoryAtom).read()).begun);

/** Remembers a way that was begun elsewhere, where this page was reached by it. */
export const settleBegunAtom = atom(null, (get, set) => {
  const memory = get(memoryAtom);
  const { begun } = parse(memory.read());
  if (begun && isArrivalOf(begun, memory.arrival())) set(rememberWayAtom, begun);
});

/** Remembers a way that proves to have succeeded, for who comes back: nothing changes on the screen. */
export const proveWayAtom = atom(null, (get, _set, used: Way) => get(memoryAtom).write(format({ used })));

/** Forgets all of it. */
export const forgetWayAtom = atom(null, (get, set) => {
  get(memoryAtom).write(undefined);
  set(shownAtom, {});
});

function isArrivalOf(begun: Way, arrival: string | undefined): boolean {
  return (begun === 'email' && arrival === 'magic_links') || (begun.startsWith('oauth:') && arrival === 'oauth');
}

const nothing = '-';

function format({ used, begun }: Remembered): string {
  return `${used ?? nothing} ${begun ?? nothing}`;
}

/** Reads what may be anything: what is no way is nothing. */
function parse(text: string | undefined): Remembered {
  const [used, begun] = (text ?? '').slice(0, 1_000).split(' ');
  return { ...(isWay(used) && { used }), ...(isWay(begun) && { begun }) };
}
