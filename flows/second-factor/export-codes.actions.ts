import { atom } from 'jotai/vanilla';
import { copyAtom } from '../core/copy/copy.atoms';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { localeAtom, sayAtom } from '../core/words/words.atoms';
import { fileNameOf, printLines, saveText } from './export-text';
import { secondFactorMessages } from './second-factor.messages';
import { recoveryLinesAtom, setupSecretAtom } from './setup.actions';

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
  printLines(title, get(recoveryLinesAtom).split('\n'), get(localeAtom), get(screenSignalAtom));
});
