import { atom } from 'jotai/vanilla';
import { configAtom } from '../../flows/core/config/config.atoms';
import { contactsAtom } from '../../flows/main';
import { hasTwoMails, judgementAtom } from './judgement.atoms';

/** The problem of a log-in (B-MOUNT-3, B-MOUNT-12). A form or a wallet is a way in; all else is judged by code that comes late. */
export const loginProblemAtom = atom((get) => {
  const config = get(configAtom);
  const isFine = !hasTwoMails(config) && (get(contactsAtom)[0] || config.products.has('crypto'));
  return isFine ? undefined : get(judgementAtom);
});
