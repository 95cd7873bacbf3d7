import { atom } from 'jotai/vanilla';
import type { PasswordStrength } from '../core/provider/password-calls';
import { sayAtom } from '../core/words/words.atoms';
import { passwordConfigAtom } from './password.atoms';
import { strengthMessages } from './strength.messages';

/** A rule of the luds policy, and whether the password meets it. */
export interface PasswordRule {
  text: string;
  isMet: boolean;
}

/** The rules of the luds policy for a rated password, or for none yet; empty if the project's settings have none. */
export const rulesAtom = atom((get) => {
  const say = get(sayAtom)(strengthMessages);
  const config = get(passwordConfigAtom);
  return (strength?: PasswordStrength): readonly PasswordRule[] =>
    config
      ? [
          {
            text: say('strength.characters', { count: config.ludsMinimumCount }),
            isMet: strength?.missingCharacters === 0,
          },
          {
            text: say('strength.complexity', { count: config.ludsComplexity }),
            isMet: strength?.missingComplexity === 0,
          },
        ]
      : [];
});
