import { isMinutes } from '../../flows/core/config/config.atoms';
import { property } from '../host/untyped';
import { type Mistake, mistake } from '../mistakes/mistake';

const linkMinutes = [5, 10_080] as const;
const sessionMinutes = [5, 527_040] as const;

/** The least and the most whole minutes that Stytch accepts, by an option's path. */
const accepted: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'config.otpOptions.expirationMinutes': [1, 10],
  'config.emailMagicLinksOptions.loginExpirationMinutes': linkMinutes,
  'config.emailMagicLinksOptions.signupExpirationMinutes': linkMinutes,
  'config.passwordOptions.loginExpirationMinutes': linkMinutes,
  'config.passwordOptions.resetPasswordExpirationMinutes': linkMinutes,
  'config.sessionOptions.sessionDurationMinutes': sessionMinutes,
  extendByMinutes: sessionMinutes,
};

/** The minutes that Stytch does not accept: it sends no message, or logs no user in. */
export const refusedMinutes = (options: object): Mistake[] =>
  Object.entries(accepted).flatMap(([path, [least, most]]) => {
    const value = path.split('.').reduce<unknown>(property, options);
    if (!isMinutes(value) || (Number.isInteger(value) && value >= least && value <= most)) return [];
    const sentence = `${path} is ${value}, and Stytch refuses it. Give whole minutes from ${least} to ${most}.`;
    // OWASP ASVS 6.5.5.
    const isGuessable = path === 'config.otpOptions.expirationMinutes' && value > most;
    const reason = ' The longer a code lives, the easier it is guessed.';
    return [mistake('and-stytch-refuses-it', isGuessable ? sentence + reason : sentence)];
  });
