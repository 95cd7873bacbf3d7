/** A part of the code whose tests are rated by mutants, and the folder of those tests. */
export interface Subject {
  /** The files to mutate. */
  readonly mutate: readonly string[];
  /** The tests that cover it: those beside it, and those elsewhere that concern it. */
  readonly tests: readonly string[];
}

const beside = (folder: string, ...elsewhere: string[]): Subject => ({
  mutate: [`${folder}/**/*.{ts,tsx}`],
  tests: [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`, ...elsewhere],
});

const consent = 'flows/identity-provider';

/** Files of the consent and log-out pages, with the tests of all of them. One run for all files would take hours. */
const consentFiles = (pattern: string): Subject => ({ ...beside(consent), mutate: [`${consent}/${pattern}.{ts,tsx}`] });

/** The subjects of `npm run mutation`, by their names. */
export const subjects: Readonly<Record<string, Subject>> = {
  'emulator/provider/control': beside('emulator/provider/control'),
  'flows/callback': beside('flows/callback'),
  'flows/core/host': beside('flows/core/host'),
  'flows/core/request': beside('flows/core/request'),
  [consent]: consentFiles('*'),
  [`${consent}/agent`]: consentFiles('agent/**/*'),
  // Nearly every test shows a question, so only those that concern it are run for it.
  [`${consent}/consent`]: beside(`${consent}/consent`, `${consent}/*.test.ts`, `${consent}/*.test.tsx`),
  [`${consent}/logout`]: consentFiles('logout/**/*'),
  [`${consent}/permissions`]: consentFiles('permissions/**/*'),
  'flows/passkey': beside('flows/passkey'),
  'flows/passkey-offer': beside('flows/passkey-offer'),
  'flows/session': beside('flows/session'),
  'tokens/grammar': { mutate: ['tokens/grammar.ts'], tests: ['tokens/grammar*.test.ts'] },
  'widget/stytch': beside('widget/stytch'),
};

/** The subject that a path equals or is within, with only the files at that path; undefined where no subject has it. */
export function partOf(path: string): { readonly name: string; readonly subject: Subject } | undefined {
  const [found] = Object.entries(subjects)
    .filter(([name]) => path === name || path.startsWith(`${name}/`))
    .toSorted(([one], [other]) => other.length - one.length);
  if (!found) return undefined;
  const [name, subject] = found;
  if (path === name) return { name, subject };
  const mutate = /\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`;
  return { name, subject: { ...subject, mutate: [mutate] } };
}

/** The files of a subject without behaviour: words, styles, stories, tests and test helpers. */
export const notMutated: readonly string[] = [
  '!**/*.messages.ts',
  '!**/*.css.ts',
  '!**/*.stories.tsx',
  '!**/*.test.{ts,tsx}',
  '!**/testing/**',
];
