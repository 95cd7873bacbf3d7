import { atom } from 'jotai/vanilla';
import { bootstrapAtom } from '../core/provider/provider.atoms';

/** The luds policy's numbers (spec section 3, bootstrap password configuration); undefined where the project has none. */
export interface PasswordConfig {
  ludsComplexity: number;
  ludsMinimumCount: number;
}

/** The project's password configuration. */
export const passwordConfigAtom = atom((get) => readPasswordConfig(get(bootstrapAtom).passwordConfig));

function readPasswordConfig(config: unknown): PasswordConfig | undefined {
  if (typeof config !== 'object' || config === null) return undefined;
  if (!('ludsComplexity' in config) || !('ludsMinimumCount' in config)) return undefined;
  const { ludsComplexity, ludsMinimumCount } = config;
  if (typeof ludsComplexity !== 'number' || typeof ludsMinimumCount !== 'number') return undefined;
  return { ludsComplexity, ludsMinimumCount };
}
