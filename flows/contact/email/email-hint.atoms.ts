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

/**
 * The suggested address that is shown. It appears only while nothing is pressed, so that no control moves under a
 * pointer.
 */
export const hintAtom = atom((get) => {
  const isLeft = get(leftEmailAtom) === get(emailDraftAtom);
  const hint = isLeft ? get(suggestionAtom) : undefined;
  const press = get(pressAtom);
  return !press || press.hint === hint ? hint : undefined;
});

/**
 * Blocks the submit and blurs the field, if the press that submits began before the hint for this address was shown.
 * Returns true then. A second press confirms the address.
 */
export const blockUnseenAtom = atom(null, (get, set): boolean => {
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
  // The click of a press, and the submit that it causes, happen in the same task as the end of the press.
  const endSoon = () => {
    clearTimeout(ending);
    ending = setTimeout(() => set(pressAtom, undefined));
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, act, { capture: true, signal: listening.signal });
  on('pointerdown', () => begin(false));
  // The mouse events of a touch are fired after it has ended.
  on('mousedown', () => begin(false));
  on('keydown', ({ repeat }) => repeat || begin(true));
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'keyup'] as const) on(name, endSoon);
  // A click without a press (from assistive technology) ends it too. The click of Enter does not, as long as the key is
  // held.
  on('click', () => get(pressAtom)?.isKey || endSoon());
  on('blur', ({ target }) => target === window && endSoon());
  // This code may be loaded during a press.
  if (document.querySelector(':active')) begin(false);
  return () => {
    listening.abort();
    clearTimeout(ending);
    set(pressAtom, undefined);
  };
});

const announcedAtom = atom<string | undefined>(undefined);

/** Announces a hint, unless it was the last one announced. */
export const announceHintAtom = atom(null, (get, set, address: string) => {
  if (get(announcedAtom) === address) return;
  set(announcedAtom, address);
  set(announceAtom, get(sayAtom)(emailHintMessages)('main.didYouMean', { address }));
});
