import { type Atom, atom, type Getter, type Setter } from 'jotai/vanilla';
import { now } from './timing';

/** A span of time that runs out. */
export interface TimeSpan {
  /** The end, in milliseconds on the clock of `now`. */
  endsAt: number;
  /** The whole length, in seconds. */
  seconds: number;
}

/**
 * Called when the seconds left have changed. `before` may be far above `left` after a tab has slept, or below it after
 * a new start.
 */
export type OnSecond = (get: Getter, set: Setter, left: number, before: number) => void;

/**
 * Whole seconds left of a span; 0 when it is over. Ticks only while it runs and something reads it, does not drift, and
 * needs no clean-up.
 */
export function secondsLeft(spanAtom: Atom<TimeSpan>, onSecond?: OnSecond): Atom<number> {
  const momentAtom = atom(0);
  const seenAtom = atom(0);

  const leftAtom = atom((get) => {
    const { endsAt, seconds } = get(spanAtom);
    return Math.min(seconds, Math.max(0, Math.ceil((endsAt - get(momentAtom)) / 1_000)));
  });

  const tickerAtom = atom(
    (get) => get(momentAtom),
    (get, set) => {
      set(momentAtom, now());
      const before = get(seenAtom);
      const left = get(leftAtom);
      set(seenAtom, left);
      if (left !== before) onSecond?.(get, set, left, before);
    },
  );
  tickerAtom.onMount = (tick) => {
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  };

  return atom((get) => {
    const left = get(leftAtom);
    if (left > 0) get(tickerAtom);
    return left;
  });
}
