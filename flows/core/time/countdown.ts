import { type Atom, atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { now } from './now';

/** Called when the seconds left have changed; `before` may lie far above `left` when a tab has slept. */
export type OnSecond = (get: Getter, set: Setter, left: number, before: number) => void;

/** A stretch of time that runs out. */
export interface Countdown {
  /** Whole seconds left; 0 when it is over. Ticks only while it runs and somebody watches. */
  secondsLeftAtom: Atom<number>;
  /** Begins again, for so many seconds. */
  startAtom: WritableAtom<null, [seconds: number], void>;
}

/** Makes a countdown: a stored end and a moment; all else is derived, so nothing drifts and nothing needs clearing. */
export function countdown(onSecond?: OnSecond): Countdown {
  const endAtom = atom({ at: 0, seconds: 0 });
  const momentAtom = atom(0);

  const leftAtom = atom((get) => {
    const { at, seconds } = get(endAtom);
    return Math.min(seconds, Math.max(0, Math.ceil((at - get(momentAtom)) / 1_000)));
  });

  const tickerAtom = atom(
    (get) => get(momentAtom),
    (get, set) => {
      const before = get(leftAtom);
      set(momentAtom, now());
      const left = get(leftAtom);
      if (left !== before) onSecond?.(get, set, left, before);
    },
  );
  tickerAtom.onMount = (tick) => {
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  };

  const secondsLeftAtom = atom((get) => {
    const left = get(leftAtom);
    if (left > 0) get(tickerAtom);
    return left;
  });

  const startAtom = atom(null, (_get, set, seconds: number) => {
    set(momentAtom, now());
    set(endAtom, { at: now() + seconds * 1_000, seconds });
  });

  return { secondsLeftAtom, startAtom };
}
