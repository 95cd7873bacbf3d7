import type { Project } from '../project';
import { isBreached } from './breached';
import { defaultPasswordConfig, type LudsRequirements, ludsRequirements } from './luds';
import { estimator } from './zxcvbn';

/** The strength of a password that a user is choosing. */
export interface Strength {
  valid_password: boolean;
  /** 0 to 4. */
  score: number;
  breached_password: boolean;
  breach_detection_on_create: boolean;
  strength_policy: 'zxcvbn' | 'luds' | 'none';
  feedback: { warning: string; suggestions: string[]; luds_requirements: LudsRequirements };
}

/** Rates a password by the project's policy; words from the user's own data lower its score. */
export async function ratePassword(project: Project, password: string, personalWords: string[]): Promise<Strength> {
  const { bootstrap, policy } = project.settings;
  const { strength_policy, breach_detection_on_create } = policy;
  const luds_requirements = ludsRequirements(password, bootstrap.password_config ?? defaultPasswordConfig);
  const isAcceptable = { zxcvbn: zxcvbnRating, luds: ludsRating, none: noRating }[strength_policy];
  const { isStrong, score, warning, suggestions } = await isAcceptable();
  const breached_password = breach_detection_on_create && (await isBreached(project, password));
  return {
    valid_password: isStrong && !breached_password,
    score,
    breached_password,
    breach_detection_on_create,
    strength_policy,
    feedback: { warning, suggestions, luds_requirements },
  };

  async function zxcvbnRating() {
    const { score, warning, suggestions } = (await estimator()).estimate(password, personalWords);
    return { isStrong: score >= 3, score, warning, suggestions };
  }

  async function ludsRating() {
    const isStrong = luds_requirements.missing_characters === 0 && luds_requirements.missing_complexity === 0;
    return { isStrong, score: isStrong ? 4 : 0, warning: '', suggestions: [] };
  }

  async function noRating() {
    return { isStrong: password !== '', score: 4, warning: '', suggestions: [] };
  }
}

/** The words in a user's address. */
export const wordsOfEmail = (email: string | undefined): string[] =>
  email === undefined ? [] : [email, ...email.split(/[@._+-]/)].filter((word) => word.length > 2);
