import type { PasswordConfig } from '../settings';

/** The default luds rules of a project. */
export const defaultPasswordConfig: PasswordConfig = { luds_complexity: 3, luds_minimum_count: 8 };

/** The character classes that a password has and lacks: lowercase, uppercase, digits and symbols. */
export interface LudsRequirements {
  has_digit: boolean;
  has_lower_case: boolean;
  has_symbol: boolean;
  has_upper_case: boolean;
  missing_characters: number;
  missing_complexity: number;
}

/** Measures a password against the luds rules. */
export function ludsRequirements(
  password: string,
  { luds_complexity, luds_minimum_count }: PasswordConfig,
): LudsRequirements {
  const kinds = {
    has_digit: /\p{Nd}/u.test(password),
    has_lower_case: /\p{Ll}/u.test(password),
    has_symbol: /[^\p{L}\p{Nd}]/u.test(password),
    has_upper_case: /\p{Lu}/u.test(password),
  };
  const present = Object.values(kinds).filter(Boolean).length;
  return {
    ...kinds,
    missing_characters: Math.max(0, luds_minimum_count - Array.from(password).length),
    missing_complexity: Math.max(0, luds_complexity - present),
  };
}
