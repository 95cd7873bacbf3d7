import type { PasswordStrength } from '../../flows/core/provider/password-calls';
import { isRecord } from '../../flows/core/provider/record';

/** Reads the server's estimate of a password's strength; undefined when the response has none. */
export function strengthOf(answer: unknown): PasswordStrength | undefined {
  if (!isRecord(answer)) return undefined;
  const { score, valid_password: isValid, breached_password: isBreached, strength_policy: policy, feedback } = answer;
  if (!isScore(score) || typeof isValid !== 'boolean') return undefined;
  const { warning, suggestions, luds_requirements: luds } = isRecord(feedback) ? feedback : {};
  return {
    isValid,
    isBreached: isBreached === true,
    policy: policy === 'zxcvbn' || policy === 'luds' ? policy : 'none',
    score,
    warning: typeof warning === 'string' ? warning : '',
    suggestions: Array.isArray(suggestions) ? suggestions.filter((suggestion) => typeof suggestion === 'string') : [],
    missingCharacters: count(luds, 'missing_characters'),
    missingComplexity: count(luds, 'missing_complexity'),
  };
}

function isScore(score: unknown): score is PasswordStrength['score'] {
  return score === 0 || score === 1 || score === 2 || score === 3 || score === 4;
}

function count(luds: unknown, name: string): number {
  const value = isRecord(luds) ? luds[name] : undefined;
  return typeof value === 'number' && value > 0 ? value : 0;
}
