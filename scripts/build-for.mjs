// `node scripts/build-for.mjs strict-mode`: the pages as a condition of tests wants them. Nothing but Node may be imported.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNpm, runTool } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Builds the pages on React's development build, where a condition of the journeys asks for it, and says whether they
 * are there.
 * @param {string} condition as in `tests/support/condition.ts`
 */
export function buildFor(condition) {
  if (condition !== 'strict-mode' && condition !== 'react-18') return true;
  const react = condition === 'react-18' ? 'tests/react-18' : '';
  if (react && !ensureReact(react)) return false;
  return runTool('vite', ['build', '--mode', 'development', '--logLevel', 'warn'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      VESTIBULE_PAGES: `playground-${condition}`,
      VESTIBULE_REACT: react,
    },
  });
}

/** @param {string} folder with a package.json of its own: two Reacts in one install are more than npm can settle */
function ensureReact(folder) {
  const read = (file) => JSON.parse(readFileSync(`${root}${folder}/${file}`, 'utf8'));
  const isThere = Object.entries(read('package.json').dependencies).every(
    ([name, version]) =>
      existsSync(`${root}${folder}/node_modules/${name}`) &&
      read(`node_modules/${name}/package.json`).version === version,
  );
  return (
    isThere ||
    runNpm(['install', '--no-package-lock', '--ignore-scripts', '--loglevel=error'], { cwd: `${root}${folder}` })
  );
}

const [, script, asked] = process.argv;
if (script === fileURLToPath(import.meta.url) && asked) process.exit(buildFor(asked) ? 0 : 1);
