import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../host/host.atoms';
import { watchTime } from '../time/timing';
import { announceAtom } from '../words/announce.atoms';
import { sayAtom } from '../words/words.atoms';
import { copyMessages } from '../words/late.messages';

/**
 * Copies a text, and returns true on success. Falls back to the older API of browsers if the clipboard is not
 * permitted.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', copy, true);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', copy, true);
  }
}

/** The time for which 'Copied' is shown, in milliseconds. */
const copiedShown = 2_000;

/** The key of the text that was copied a moment ago: the name or the object that was passed with it. */
export const justCopiedAtom = atom<object | string | undefined>(undefined);

/** Copies a text, announces that, and shows it for a moment. If the browser refuses, nothing is announced. */
export const copyAtom = atom(null, async (get, set, thing: object | string, text: string): Promise<void> => {
  if (!(await copyText(text)) || get(mountSignalAtom).aborted) return;
  set(justCopiedAtom, thing);
  set(announceAtom, get(sayAtom)(copyMessages)('copy.copied'));
  watchTime(get(mountSignalAtom), {
    [copiedShown]: () => {
      if (get(justCopiedAtom) === thing) set(justCopiedAtom, undefined);
    },
  });
});
