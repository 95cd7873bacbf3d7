import { addEmail } from '../accounts';
import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { readEmail } from '../email-address';
import { ApiError } from '../errors';
import { passwordFactor } from '../factors';
import { acceptPassword, setPassword } from '../passwords/set-password';
import { sdkRoute } from '../sdk-route';

/** Creates a user with a password. An address with an account is refused, because its owner has not consented. */
export const passwordsCreate = sdkRoute('passwords.create', 'POST', '/passwords', async ({ project, caller, body }) => {
  const address = readEmail(body.string('email'));
  const password = body.string('password');
  const minutes = readSessionMinutes(body, project);
  refuseTaken();
  const passwordHash = await acceptPassword(project, password, address);
  // Another call may have taken the address while the password was hashed.
  refuseTaken();
  const account = project.accounts.create();
  const { email_id } = addEmail(account, address);
  setPassword(account, passwordHash);
  return { ...(await signIn(project, caller, { account, factor: passwordFactor, minutes })), email_id };

  function refuseTaken() {
    if (project.accounts.byEmail(address)) throw new ApiError('duplicate_email');
  }
});
