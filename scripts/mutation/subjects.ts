/** A part of the code whose tests are rated by mutants, and the folder of those tests. */
export interface Subject {
  /** The files to mutate. */
  readonly mutate: readonly string[];
  /** The tests that hold it: those beside it, and those elsewhere that are about it. */
  readonly tests: readonly string[];
}

const beside = (folder: string, ...elsewhere: string[]): Subject => ({
  mutate: [`${folder}/**/*.{ts,tsx}`],
  tests: [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`, ...elsewhere],
});

/** The subjects of `npm run mutation`, by their names. */
export const subjects: Readonly<Record<string, Subject>> = {
  'emulator/provider/control': beside('emulator/provider/control'),
  'flows/callback': beside('flows/callback'),
  'flows/core/host': beside('flows/core/host'),
  'flows/core/request': beside('flows/core/request'),
  'flows/identity-provider': beside('flows/identity-provider'),
  'flows/passkey': beside('flows/passkey'),
  'flows/passkey-offer': beside('flows/passkey-offer'),
  'flows/session': beside('flows/session'),
  'tokens/grammar': { mutate: ['tokens/grammar.ts'], tests: ['tokens/grammar*.test.ts'] },
  'widget/stytch': beside('widget/stytch'),
};

/** The subject that a path is or is within, with the files at that path alone; nothing where no subject has it. */
export function partOf(path: string): { readonly name: string; readonly subject: Subject } | undefined {
  const found = Object.entries(subjects).find(([name]) => path === name || path.startsWith(`${name}/`));
  if (!found) return undefined;
  const [name, subject] = found;
  if (path === name) return { name, subject };
  return {
    name,
    subject: { ...subject, mutate: [path.endsWith('.ts') || path.endsWith('.tsx') ? path : `${path}/**/*.{ts,tsx}`] },
  };
}

/** The files of a subject that are no behaviour: words, styles, stories, tests and what tests depend on. */
export const notMutated: readonly string[] = [
  '!**/*.messages.ts',
  '!**/*.css.ts',
  '!**/*.stories.tsx',
  '!**/*.test.{ts,tsx}',
  '!**/testing/**',
];
