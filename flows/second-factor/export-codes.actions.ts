import { atom } from 'jotai/vanilla';
import { copyText } from '../core/copy/copy.atoms';
import { copyMessages } from '../core/words/late.messages';
import { mountSignalAtom } from '../core/host/host.atoms';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { watchTime } from '../core/time/timing';
import { announceAtom } from '../core/words/announce.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { fileNameOf, printLines, saveText } from './export-text';
import { secondFactorMessages } from './second-factor.messages';
import { recoveryLinesAtom, setupSecretAtom } from './setup.actions';

/** The time for which 'Copied' is shown, in milliseconds. */
const copiedShown = 2_000;

const copiedAtom = atom<'nothing' | 'key' | 'codes'>('nothing');

/** The text that was copied a moment ago. */
export const justCopiedAtom = atom((get) => get(copiedAtom));

const copyAtom = atom(null, async (get, set, what: 'key' | 'codes', text: string) => {
  if (!(await copyText(text))) return;
  set(copiedAtom, what);
  set(announceAtom, get(sayAtom)(copyMessages)('copy.copied'));
  watchTime(get(mountSignalAtom), { [copiedShown]: () => set(copiedAtom, 'nothing') });
});

/** 'Copy' beside the setup key. */
export const copyKeyAtom = atom(null, (get, set) => set(copyAtom, 'key', get(setupSecretAtom)));

/** 'Copy' under the recovery codes. */
export const copyCodesAtom = atom(null, (get, set) => set(copyAtom, 'codes', get(recoveryLinesAtom)));

/** 'Download'. */
export const downloadCodesAtom = atom(null, (get) => {
  saveText(fileNameOf(get(bootstrapAtom).projectName ?? location.hostname), `${get(recoveryLinesAtom)}\n`);
});

/** 'Print'. */
export const printCodesAtom = atom(null, (get) => {
  const title = get(sayAtom)(secondFactorMessages)('secondFactor.codesTitle');
  printLines(title, get(recoveryLinesAtom).split('\n'));
});
