import { execFileSync } from 'node:child_process';

/** Installs packages of Debian's, and says whether that could be done. */
export function installDebianPackages(...names) {
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
