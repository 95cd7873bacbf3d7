import { execFileSync } from 'node:child_process';

/** Installs a package of Debian's, and says whether that could be done. */
export function installDebianPackage(name) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const run = (...command) => {
    const [program, ...args] = [...asRoot, ...command];
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  try {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', name);
    return true;
  } catch {
    return false;
  }
}
