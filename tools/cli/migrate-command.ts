import { parseArgs } from 'node:util';
import { errorMessage } from '../error-message';
import { findFiles } from './find-files';
import { missingPackages } from './missing-packages';
import type { Terminal } from './terminal';

/** The arguments of `migrate`. */
export interface MigrateChoices {
  readonly named: readonly string[];
  readonly out?: string;
  /** Writes each file in place. */
  readonly write?: boolean;
  /** Writes nothing, and exits with 1 if something would change. */
  readonly check?: boolean;
}

const example = 'vestibule-auth migrate src --write';

/** The arguments of `migrate`, or their errors. */
export function migrateChoices(args: readonly string[]): MigrateChoices | string {
  try {
    const { values, positionals: named } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, write: { type: 'boolean' }, check: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (named.length === 0) return `"migrate" takes files, folders or patterns: ${example}`;
    const outputs = [values.out, values.write, values.check].filter((one) => one !== undefined && one !== false);
    if (outputs.length > 1) return '"migrate" takes one of --out, --write and --check.';
    if (named.length > 1 && outputs.length === 0)
      return `"migrate" prints one file. Of several say --write, to write each in its place, or --check: ${example}`;
    if (named.length > 1 && values.out !== undefined) return '"migrate" takes one file with --out.';
    return { named, ...values };
  } catch {
    return '"migrate" has the options --out, with the name of a file, --write and --check.';
  }
}

/** The result for one file: its losses, or the reason why it is unchanged. */
interface Handled {
  readonly file: string;
  readonly isChanged: boolean;
  readonly lost: readonly string[];
  readonly problem?: 'refused' | 'unreadable';
}

/**
 * `migrate <files>`: rewrites the configuration of Stytch's widget. It prints a line for each loss, and at the end the
 * packages to install and the list of the remaining steps. The exit code is 1 if there are such steps, or if `--check`
 * finds a change to make; 2 if a file could not be read.
 */
export async function migrateCommand(choices: MigrateChoices, terminal: Terminal): Promise<number> {
  const { write, warn, listFolder } = terminal;
  const files = await findFiles(choices.named, listFolder);
  const [only] = files;
  if (only === undefined) {
    warn(
      `No file was found: ${choices.named.join(', ')}. A folder or a pattern is searched for .js, .ts, .jsx, .tsx and pages; name JSON files themselves.\n`,
    );
    return 2;
  }
  const isOne = files.length === 1 && only === choices.named[0];
  if (!isOne && choices.out !== undefined) {
    warn('"--out" takes one file. Of a folder or a pattern say --write.\n');
    return 2;
  }
  if (!isOne && !choices.write && !choices.check) {
    warn(`A folder or a pattern is not printed: say --write or --check, such as ${example}\n`);
    return 2;
  }
  const handled: Handled[] = [];
  for (const file of files) {
    const one = await migrateFile(file, choices, isOne, terminal);
    if (one) handled.push(one);
  }
  if (!isOne || choices.check) write(summary(handled, choices.check === true));
  const changed = handled.flatMap(({ file, isChanged }) => (isChanged ? [file] : []));
  if (choices.write) write(await missingPackages(changed, terminal.readFile));
  const left = handled.flatMap(({ lost }) => lost);
  if (left.length > 0) warn(`\nLeft to do by hand:\n${left.map((line) => `  ${line}\n`).join('')}`);
  if (handled.some(({ problem }) => problem === 'unreadable')) return 2;
  if (isOne && handled.some(({ problem }) => problem === 'refused')) return 2;
  const isToChange = choices.check === true && handled.some(({ isChanged }) => isChanged);
  return left.length > 0 || isToChange ? 1 : 0;
}

/** Migrates one file; undefined where a folder or a pattern matched it and it contains none of the provider's code. */
async function migrateFile(
  file: string,
  { out, write: isWritten, check }: MigrateChoices,
  isOne: boolean,
  { readFile, writeFile, write, warn, migrate }: Terminal,
): Promise<Handled | undefined> {
  try {
    const before = await readFile(file);
    if (!isOne && !/stytch/i.test(before)) return undefined;
    const { text, notes } = await migrate(before, file);
    const lineOf = ({ line, message }: { line: number; message: string }) => `${file}:${line}: ${message}`;
    for (const note of notes)
      warn(`${file}:${note.line}: ${note.level === 'lost' ? 'error' : 'warning'}: ${note.message}\n`);
    const lost = notes.filter(({ level }) => level === 'lost').map(lineOf);
    const isChanged = text !== before;
    const place = out ?? (isWritten ? file : undefined);
    if (check) return { file, isChanged, lost };
    if (place === undefined) write(text);
    else if (out !== undefined || isChanged) {
      await writeFile(place, text);
      write(`Wrote ${place}${lost.length > 0 ? `; ${lost.length} could not be carried over, see above` : ''}.\n`);
    }
    return { file, isChanged, lost };
  } catch (error) {
    const why = errorMessage(error);
    if (error instanceof Error && error.name === 'Refusal') {
      const line = `${file}:${String(Reflect.get(error, 'line'))}: ${why}`;
      warn(`${line.replace(': ', ': error: ')}\n${file} was left as it is.\n`);
      return { file, isChanged: false, lost: [line], problem: 'refused' };
    }
    warn(`${file} could not be rewritten: ${why}\n`);
    return { file, isChanged: false, lost: [], problem: 'unreadable' };
  }
}

function summary(handled: readonly Handled[], isCheck: boolean): string {
  const count = (holds: (one: Handled) => boolean) => handled.filter(holds).length;
  const changed = count(({ isChanged }) => isChanged);
  const refused = count(({ problem }) => problem === 'refused');
  const files = (number: number) => `${number} ${number === 1 ? 'file' : 'files'}`;
  return `${files(changed)} ${isCheck ? 'would be rewritten' : 'rewritten'}, ${files(refused)} left as ${refused === 1 ? 'it is' : 'they are'}.\n`;
}
