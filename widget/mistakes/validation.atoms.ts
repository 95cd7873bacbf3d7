import { type Atom, atom } from 'jotai/vanilla';
import { configAtom } from '../../flows/core/config/config.atoms';
import { configInputAtom } from '../../flows/core/host/host.atoms';
import { whileRead } from '../../flows/core/time/while-read';
import { mistakes } from './mistakes.lazy';

const arrivedAtom = atom<ReturnType<typeof mistakes.value>>(undefined);

/** The words of problems, fetched once something reads them. On a server they are here from the start. */
export const problemWordsAtom = whileRead(
  (_get, set) => void mistakes.load().then(() => set(arrivedAtom, mistakes.value())),
  (get) => get(arrivedAtom) ?? mistakes.value(),
);

/** The validation of a mount's configuration (B-MOUNT-3). Its sentence is not translated: it is the developer's. */
export function validation(isFineAtom: Atom<boolean>) {
  return {
    /** The problem, once its words are here; none where the configuration is plainly fine. */
    problemAtom: atom((get) =>
      get(isFineAtom) ? undefined : get(problemWordsAtom)?.configProblem(get(configInputAtom)),
    ),
    /** The code that the first paint needs to find the problem: none where there is none. */
    codeAtom: atom((get) => (get(isFineAtom) ? [] : [mistakes])),
  };
}

/** False where mails of two kinds would be sent from one e-mail field: the one problem of the mounts beside log-in. */
export const hasOneMailAtom = atom((get) => {
  const { products, otp } = get(configAtom);
  return !(products.has('emailMagicLinks') && products.has('otp') && otp.methods.includes('email'));
});
