import type { PasswordConfig } from './password-config.atoms';

/** The policy as password managers read it (`passwordrules`): they make a password that will be accepted. */
export function passwordRules(config: PasswordConfig | undefined): string | undefined {
  if (!config) return undefined;
  const kinds = ['lower', 'upper', 'digit', 'special'].slice(0, config.ludsComplexity);
  return [`minlength: ${config.ludsMinimumCount}`, ...kinds.map((kind) => `required: ${kind}`)].join('; ') + ';';
}
