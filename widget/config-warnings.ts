import type { Config } from '../flows/core/config/config';
import { isMinutes } from '../flows/core/config/resolved-config';
import { developerWarning } from './developer-warning';

/** Tells the developer of options that work, but not as they may think. */
export function warnOfConfig(config: Config): void {
  const groups = Object.entries(config).filter(([name]) => name.endsWith('Options'));
  for (const [group, options] of groups) {
    for (const [name, value] of Object.entries({ ...Object(options) })) {
      if (!name.endsWith('Minutes') || value === undefined || isMinutes(value)) continue;
      developerWarning(`config.${group}.${name} is no positive number: the default is used.`);
    }
  }
  if (!/^(?:auto|[a-z]{2})$/i.test(config.phoneOptions?.defaultCountry ?? 'US')) {
    developerWarning('config.phoneOptions.defaultCountry is no country: US is used.');
  }
  // OWASP ASVS 6.5.5.
  const minutes = Number(config.otpOptions?.expirationMinutes);
  if (minutes > 10) {
    developerWarning(
      `config.otpOptions.expirationMinutes is ${minutes}. The longer a code lives, the easier it is guessed: make it 10 or fewer.`,
    );
  }
}
