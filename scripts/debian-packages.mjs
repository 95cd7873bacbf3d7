import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tells whether this system uses Debian packages. */
export const hasDebianPackages = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/** Installs Debian packages, and returns whether that succeeded. */
export function installDebianPackages(...names) {
  if (!hasDebianPackages()) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const run = (...command) => {
    const [program, ...args] = [...asRoot, ...command];
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  try {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', ...names);
    return true;
  } catch {
    return false;
  }
}
