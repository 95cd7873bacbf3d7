import { atom, type WritableAtom } from 'jotai/vanilla';
import { mountSignalAtom } from '../host/host.atoms';
import { anySignal } from '../time/signals';
import { screenSignalAtom } from './screen.atoms';

const keptAtom = atom<AbortController | undefined>(undefined);

/** Forgets every secret of this mount: a page in the back-forward cache keeps none. */
export const forgetSecretsAtom = atom(null, (get, set) => {
  get(keptAtom)?.abort();
  set(keptAtom, undefined);
});

/**
 * A secret that a user types, kept byte for byte. It is cleared when its screen is left, so after every success too.
 */
export function secretAtom(): WritableAtom<string, [secret: string], void> {
  const valueAtom = atom('');
  const watchedAtom = atom<AbortSignal | undefined>(undefined);
  return atom(
    (get) => get(valueAtom),
    (get, set, secret) => {
      set(valueAtom, secret);
      const screenSignal = get(screenSignalAtom);
      if (get(watchedAtom) === screenSignal) return;
      set(watchedAtom, screenSignal);
      const kept = get(keptAtom) ?? new AbortController();
      set(keptAtom, kept);
      const signals = [screenSignal, get(mountSignalAtom), kept.signal];
      const forget = () => {
        set(watchedAtom, undefined);
        set(valueAtom, '');
      };
      anySignal(...signals).addEventListener('abort', forget);
    },
  );
}
