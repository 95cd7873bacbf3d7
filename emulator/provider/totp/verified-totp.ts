import type { Project } from '../project';
import type { User } from '../user';
import type { Totp } from './totps';

/** A user's authenticator app, once one of its codes has been verified. */
export function verifiedTotpOf({ totps }: Project, user: User): Totp | undefined {
  const shown = user.totps.find(({ verified }) => verified);
  return shown && totps.byId(shown.totp_id);
}
