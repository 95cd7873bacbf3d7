import { atom } from 'jotai/vanilla';
import { configAtom } from '../flows/core/config/config.atoms';
import { developerWarning } from './developer-warning';
import type { WidgetOptions } from './options';
import { isMinutes, type ResolvedConfig } from '../flows/core/config/resolved-config';

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

/** Tells the developer of options that work, but not as they may think. */
export function warnOfConfig(_store: unknown, { config }: Partial<WidgetOptions>): void {
  const groups = Object.entries({ ...config }).filter(([name]) => name.endsWith('Options'));
  for (const [group, options] of groups) {
    for (const [name, value] of Object.entries({ ...Object(options) })) {
      if (!name.endsWith('Minutes') || value === undefined || isMinutes(value)) continue;
      developerWarning(`config.${group}.${name} is no positive number: the default is used.`);
    }
  }
  if (!/^(?:auto|[a-z]{2})$/i.test(config?.phoneOptions?.defaultCountry ?? 'US')) {
    developerWarning('config.phoneOptions.defaultCountry is no country: US is used.');
  }
  // OWASP ASVS 6.5.5.
  const minutes = Number(config?.otpOptions?.expirationMinutes);
  if (minutes > 10) {
    developerWarning(
      `config.otpOptions.expirationMinutes is ${minutes}. The longer a code lives, the easier it is guessed: make it 10 or fewer.`,
    );
  }
}
