import { parseArgs } from 'node:util';
import { errorMessage } from '../error-message';
import type { Terminal } from './terminal';
import { type WellKnown, wellKnownFiles, wellKnownProblems } from './well-known-files';

/** The arguments of `well-known`. */
export interface WellKnownChoices extends WellKnown {
  out: string;
  /** True to replace files that are there with another content. */
  isForced: boolean;
}

const example =
  'vestibule-auth well-known --origin https://app.example --enroll /passkeys --manage /passkeys [--related https://app.example.org] --out public [--force]';

/** The choices, or their errors. */
export function wellKnownChoices(args: readonly string[]): WellKnownChoices | string {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        origin: text,
        enroll: text,
        manage: text,
        out: text,
        related: { type: 'string', multiple: true },
        force: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const { origin, enroll, manage, out, related = [], force: isForced = false } = values;
    // Origins may follow one `--related`, or each may have its own.
    const isStray = positionals.length > 0 && related.length === 0;
    if (!origin || !enroll || !manage || !out || isStray) return `"well-known" takes its choices by name: ${example}`;
    const choices = { origin, enroll, manage, out, related: [...related, ...positionals], isForced };
    return wellKnownProblems(choices)[0] ?? choices;
  } catch {
    return `"well-known" has the options --origin, --enroll, --manage, --related and --out, each with a value, and --force: ${example}`;
  }
}

/**
 * `well-known`: writes the files that browsers and password managers request under `/.well-known/`, and reads them
 * again. A file that is there with another content is kept, unless it is forced. The exit code is 1 if one was kept or does
 * not contain the written text, or browsers may not use all of it; 2 if one cannot be written.
 */
export async function wellKnownCommand(
  { out, isForced, ...choices }: WellKnownChoices,
  { readFile, writeFile, makeFolder, write, warn }: Terminal,
): Promise<number> {
  const folder = `${out.replace(/\/+$/, '')}/.well-known`;
  let code = 0;
  try {
    await makeFolder(folder);
    for (const { name, text, advice, problem } of wellKnownFiles(choices)) {
      const path = `${folder}/${name}`;
      const before = await readFile(path).catch(() => undefined);
      if (before !== undefined && before !== text && !isForced) {
        warn(`${path}: error: it is there with another content, and was kept. Use --force to replace it.\n`);
        code = 1;
        continue;
      }
      await writeFile(path, text);
      const isKept = (await readFile(path)) === text;
      if (!isKept) warn(`${path}: error: its content differs from what was written.\n`);
      if (problem) warn(`${path}: warning: ${problem}\n`);
      if (!isKept || problem) code = 1;
      write(`Wrote ${path}. ${advice}\n`);
    }
    return code;
  } catch (error) {
    warn(`${folder} could not be written: ${errorMessage(error)}\n`);
    return 2;
  }
}
