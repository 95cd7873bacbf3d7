import { atom } from 'jotai/vanilla';
import { configAtom } from '../../flows/core/config/config.atoms';
import { contactsAtom } from '../../flows/main';
import { hasTwoMails } from './has-two-mails';
import { validationAtom } from './validation.atoms';
import { mistakes } from './mistakes.lazy';

/**
 * The problem of a log-in (B-MOUNT-3, B-MOUNT-12). With a form or a wallet the log-in has a method. Lazy code validates
 * everything else.
 */
export const loginProblemAtom = atom((get) => (get(isLoginFineAtom) ? undefined : get(validationAtom)));

const isLoginFineAtom = atom((get) => {
  const config = get(configAtom);
  return !hasTwoMails(config) && (get(contactsAtom)[0] !== undefined || config.products.has('crypto'));
});

/**
 * The code that a log-in's first paint needs to validate its configuration; none for a configuration that is clearly
 * valid.
 */
export const loginValidationCodeAtom = atom((get) => (get(isLoginFineAtom) ? [] : [mistakes]));
