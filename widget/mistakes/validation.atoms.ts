import { atom } from 'jotai/vanilla';
import type { ResolvedConfig } from '../../flows/core/config/config.atoms';
import { configInputAtom } from '../../flows/core/host/host.atoms';
import { whileRead } from '../../flows/core/time/while-read';
import { mistakes } from './mistakes.lazy';

const arrivedAtom = atom<ReturnType<typeof mistakes.value>>(undefined);

/** The words of problems, fetched once something reads them. On a server they are here from the start. */
export const problemWordsAtom = whileRead(
  (_get, set) => void mistakes.load().then(() => set(arrivedAtom, mistakes.value())),
  (get) => get(arrivedAtom) ?? mistakes.value(),
);

/** The sentence for a configuration that cannot be used, once its words are here. */
export const judgementAtom = atom((get) => get(problemWordsAtom)?.configProblem(get(configInputAtom)));

/** Tells whether mails of two kinds would be sent from one e-mail field. */
export function hasTwoMails({ products, otp }: ResolvedConfig): boolean {
  return products.has('emailMagicLinks') && products.has('otp') && otp.methods.includes('email');
}
