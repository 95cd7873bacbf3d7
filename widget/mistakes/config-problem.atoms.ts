import { atom } from 'jotai/vanilla';
import { configAtom } from '../../flows/core/config/config.atoms';
import { hasTwoMails } from './has-two-mails';
import { validationAtom } from './validation.atoms';
import { mistakes } from './mistakes.lazy';

/**
 * The problem of a configuration (B-MOUNT-3), for the mounts other than log-in. Not translated: it is for the
 * developer.
 */
export const configProblemAtom = atom((get) => (hasTwoMails(get(configAtom)) ? get(validationAtom) : undefined));

/** The code that the first paint of those mounts needs to validate a configuration. */
export const validationCodeAtom = atom((get) => (hasTwoMails(get(configAtom)) ? [mistakes] : []));
