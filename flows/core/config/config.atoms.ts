import { atom } from 'jotai/vanilla';
import { configInputAtom } from '../host/host.atoms';
import { resolveConfig } from './resolved-config';

/** The host's configuration with every default filled in. Apart from the rest, because the consent page needs none. */
export const configAtom = atom((get) => resolveConfig(get(configInputAtom)));

/** The request's mark where sign-up is closed: a stranger is then answered as a user of the project is. */
export const closedSignUpAtom = atom((get): { isSignUpClosed?: true } =>
  get(configAtom).signUp === 'closed' ? { isSignUpClosed: true } : {},
);
