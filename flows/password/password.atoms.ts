import { atom } from 'jotai/vanilla';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { secretAtom } from '../core/screen/secret.atoms';

/** The password as typed, byte for byte. */
export const passwordAtom = secretAtom();

/** The luds policy's numbers (B-PASS-7). */
export interface PasswordConfig {
  ludsComplexity: number;
  ludsMinimumCount: number;
}

/** The project's password configuration; undefined where it has none. */
export const passwordConfigAtom = atom((get) => readPasswordConfig(get(bootstrapAtom).passwordConfig));

/** The policy as password managers read it (`passwordrules`): they make a password that will be accepted. */
export function passwordRules(config: PasswordConfig | undefined): string | undefined {
  if (!config) return undefined;
  const kinds = ['lower', 'upper', 'digit', 'special'].slice(0, config.ludsComplexity);
  return [`minlength: ${config.ludsMinimumCount}`, ...kinds.map((kind) => `required: ${kind}`)].join('; ') + ';';
}

function readPasswordConfig(config: unknown): PasswordConfig | undefined {
  if (typeof config !== 'object' || config === null) return undefined;
  if (!('ludsComplexity' in config) || !('ludsMinimumCount' in config)) return undefined;
  const { ludsComplexity, ludsMinimumCount } = config;
  if (typeof ludsComplexity !== 'number' || typeof ludsMinimumCount !== 'number') return undefined;
  return { ludsComplexity, ludsMinimumCount };
}
