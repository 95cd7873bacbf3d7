import { readLinkMinutes } from '../durations';
import { readEmail } from '../email-address';
import { ApiError } from '../errors';
import { readCodeChallenge } from '../pkce';
import { redirectLink } from '../redirect-link';
import { readRedirect } from '../redirect-urls';
import { sdkRoute } from '../sdk-route';

/** Mails two links: one to choose a new password, one to log in without it. */
export const passwordsResetByEmailStart = sdkRoute(
  'passwords.resetByEmailStart',
  'POST',
  '/passwords/email/reset/start',
  ({ project, body }) => {
    const { bootstrap } = project.settings;
    const address = readEmail(body.string('email'));
    const codeChallenge = readCodeChallenge(body, bootstrap.pkce_required_for_password_resets);
    const resetRedirect = readRedirect(body.optionalString('reset_password_redirect_url'), project, 'resetLink');
    const loginRedirect = readRedirect(body.optionalString('login_redirect_url'), project, 'loginLink');
    const minutes = readLinkMinutes(body, 'reset_password_expiration_minutes');
    // Stytch's client takes this option, and does not send it.
    const loginMinutes = readLinkMinutes(body, 'login_expiration_minutes');
    const found = project.accounts.byEmail(address);
    if (!found) throw new ApiError('email_not_found');

    const token = { userId: found.account.user.user_id, emailId: found.email.email_id, codeChallenge };
    const reset = project.tokens.issue({ ...token, type: 'reset_password' }, minutes);
    const login = project.tokens.issue({ ...token, type: 'login' }, loginMinutes);
    project.outbox.send({
      channel: 'email',
      to: address,
      subject: `Reset your ${bootstrap.project_name} password`,
      text: `Choose a new password for ${bootstrap.project_name}, or log in without one, with the links in this message. The first works within ${minutes} minutes.`,
      links: [
        { rel: 'reset_password', href: redirectLink(resetRedirect, 'reset_password', reset) },
        { rel: 'login', href: redirectLink(loginRedirect, 'login', login) },
      ],
    });
    return {};
  },
);
