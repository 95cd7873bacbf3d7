import { defaultPasswordConfig } from './passwords/luds';
import type { BootstrapSettings, ProjectSettings } from './settings';

/** The bootstrap settings as a client reads them: the luds policy has rules, also when none are configured. */
export function shownBootstrap({ bootstrap, policy }: ProjectSettings): BootstrapSettings {
  const standard = policy.strength_policy === 'luds' ? defaultPasswordConfig : null;
  return { ...bootstrap, password_config: bootstrap.password_config ?? standard };
}
