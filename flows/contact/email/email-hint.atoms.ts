import { atom } from 'jotai/vanilla';
import { whileRead } from '../../core/time/while-read';
import { announceAtom } from '../../core/words/announce.atoms';
import { sayAtom } from '../../core/words/words.atoms';
import { suggestAddress } from './address-slip';
import { emailDraftAtom, leaveEmailAtom, leftEmailAtom } from './email-draft.atoms';
import { emailHintMessages } from './email.messages';

const suggestionAtom = atom((get) => suggestAddress(get(emailDraftAtom)));

/** A pending press, of a pointer or a key, and the hint that was on the screen when it began. */
interface Press {
  hint: string | undefined;
  isKey: boolean;
}

const pressAtom = atom<Press | undefined>(undefined);

/** The suggested address that is on the screen. It comes while nothing is pressed, so that it moves nothing under a pointer. */
export const hintAtom = atom((get) => {
  const isLeft = get(leftEmailAtom) === get(emailDraftAtom);
  const hint = isLeft ? get(suggestionAtom) : undefined;
  const press = get(pressAtom);
  return !press || press.hint === hint ? hint : undefined;
});

/**
 * Holds the form back, and leaves its field, where the press that sends it began without the hint for what is there:
 * true then. A second press confirms the address.
 */
export const holdBackAtom = atom(null, (get, set): boolean => {
  if (get(suggestionAtom) === get(hintAtom)) return false;
  set(leaveEmailAtom);
  return true;
});

/** Follows presses, anywhere on the page, as long as something reads this. */
export const pressesAtom = whileRead((get, set) => {
  const listening = new AbortController();
  let ending: ReturnType<typeof setTimeout>;
  const begin = (isKey: boolean) => {
    clearTimeout(ending);
    set(pressAtom, { hint: get(hintAtom), isKey });
  };
  // The click of a press, and what it sends, come in the same turn as its end.
  const endSoon = () => {
    clearTimeout(ending);
    ending = setTimeout(() => set(pressAtom, undefined));
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, act, { capture: true, signal: listening.signal });
  on('pointerdown', () => begin(false));
  // A finger's mouse events come after it was lifted.
  on('mousedown', () => begin(false));
  on('keydown', ({ repeat }) => repeat || begin(true));
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'keyup'] as const) on(name, endSoon);
  // One without a press (an assistive technology's) ends it too; Enter's does not, as long as it is held.
  on('click', () => get(pressAtom)?.isKey || endSoon());
  on('blur', ({ target }) => target === window && endSoon());
  // This code may come in the middle of a press.
  if (document.querySelector(':active')) begin(false);
  return () => {
    listening.abort();
    clearTimeout(ending);
    set(pressAtom, undefined);
  };
});

const spokenAtom = atom<string | undefined>(undefined);

const speak = (address: string) =>
  whileRead((get, set) => {
    if (get(spokenAtom) === address) return;
    set(spokenAtom, address);
    set(announceAtom, get(sayAtom)(emailHintMessages)('main.didYouMean', { address }));
  });

const speakingAtom = atom((get) => {
  const hint = get(hintAtom);
  return hint === undefined ? undefined : speak(hint);
});

/** Says the hint as it comes, each once, as long as something reads this. */
export const spokenHintAtom = atom((get) => {
  const speaking = get(speakingAtom);
  if (speaking) get(speaking);
});
