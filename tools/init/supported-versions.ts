import type { Framework, Manifest } from './project';
import { rangesOverlap } from './version-range';

/** The versions that the packages of the log-in form and of its emulator declare as peers. */
export const peerVersions: Readonly<Record<string, string>> = {
  '@playwright/test': '>=1.45',
  '@stytch/vanilla-js': '>=6.0.2 <=6.3.0',
  react: '^18.2.0 || ^19.0.0',
  'react-dom': '^18.2.0 || ^19.0.0',
};

/** The version of Stytch's client to install: the newest of its range. */
export const clientVersion = '6.3.0';

/** The versions of a framework with the functions that its new pages call. */
const frameworkVersions: Readonly<Partial<Record<Framework, string>>> = { next: '>=13.4', svelte: '>=5', vue: '>=3' };

/**
 * The reason why the packages of a project exclude the log-in form; undefined if they do not. Installation or the new
 * pages would fail.
 */
export function versionProblem(manifest: Manifest, framework: Framework): string | undefined {
  const own = { ...manifest.devDependencies, ...manifest.dependencies };
  const ofFramework = frameworkVersions[framework];
  const needed = { ...peerVersions, ...(ofFramework !== undefined && { [framework]: ofFramework }) };
  const wrong = Object.entries(needed).flatMap(([name, range]) => {
    const declared = own[name];
    return declared === undefined || rangesOverlap(declared, range) ? [] : [{ name, range, declared }];
  });
  if (wrong.length === 0) return undefined;
  const lines = wrong.map(({ name, range, declared }) => `  ${name} is "${declared}", and has to be ${range}\n`);
  return `Nothing was written: the log-in form does not work with these versions in package.json. Update them, and run "init" again.\n${lines.join('')}`;
}
