import { parseArgs } from 'node:util';
import type { Terminal } from './terminal';

/** The arguments of `migrate`, or what is wrong with them. */
export function migrateChoices(args: readonly string[]): { file: string; out?: string } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1)
      return '"migrate" takes one file: vestibule migrate src/sign-in.ts --out src/sign-in.ts';
    return { file, ...values };
  } catch {
    return '"migrate" has one option, --out, with the name of a file.';
  }
}

/**
 * `migrate <file>`: prints a file that configures the provider's own widget as one that configures this, or writes it; a
 * line for each thing that was not carried over. 1 when there is one, 2 when there is nothing to write.
 */
export async function migrateCommand(
  { file, out }: { file: string; out?: string },
  { readFile, writeFile, write, warn, migrate }: Terminal,
): Promise<number> {
  try {
    if (!migrate) throw new Error('there is nothing here to rewrite it with');
    const { text, notes } = await migrate(await readFile(file), file);
    const lost = notes.filter(({ level }) => level === 'lost').length;
    for (const { line, level, message } of notes)
      warn(`${file}:${line}: ${level === 'lost' ? 'error' : 'warning'}: ${message}\n`);
    if (out === undefined) write(text);
    else {
      await writeFile(out, text);
      write(`Wrote ${out}${lost > 0 ? `; ${lost} could not be carried over, see above` : ''}.\n`);
    }
    return lost === 0 ? 0 : 1;
  } catch (error) {
    warn(`${file} could not be rewritten: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
