import { atom } from 'jotai/vanilla';
import { configAtom } from '../flows/core/config/config.atoms';
import type { ResolvedConfig } from '../flows/core/config/resolved-config';

/** The problem of a configuration (B-MOUNT-3); shown in place of the widget. Not translated: it is the developer's. */
export function configProblem({ products, otp }: ResolvedConfig): string | undefined {
  if (products.has('emailMagicLinks') && products.has('otp') && otp.methods.includes('email')) {
    return 'Error: Cannot use both EML and Email OTP';
  }
  if (products.has('passkeys') && products.size === 1) {
    return 'Error: Cannot use Passkeys by itself, please add another product to the config.';
  }
  return undefined;
}

/** The problem of a mount's configuration, for the mounts whose screens follow from it. */
export const configProblemAtom = atom((get) => configProblem(get(configAtom)));
