import type { MountDefinition } from '../lifecycle/mount-definition';
import { loginDefinition, type LoginOptions } from '../mounts/login';

/**
 * The log-in in a dialog. It leaves links to the page, and greets no user: its opener has looked for a session before, and the
 * greeting would replace the second factor that the session lacks.
 */
export const dialogLogin = (): MountDefinition<LoginOptions> => {
  const { takeLink: _takeLink, ...definition } = loginDefinition;
  return { ...definition, preloads: () => [] };
};
