import { parseArgs } from 'node:util';
import { errorMessage } from '../error-message';
import { readThemeFile } from './read-theme-file';
import type { Terminal } from './terminal';

/** The arguments of `theme edit`. */
interface EditChoices {
  readonly file?: string;
  /** The port to serve on; 0 is any free port. */
  readonly port: number;
}

/** The choices, or their errors. */
export function editChoices(args: readonly string[]): EditChoices | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { port: { type: 'string', default: '0' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (more.length > 0) return '"theme edit" takes one file, or none to begin with the default theme.';
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535) return '"--port" takes a number from 0 to 65535.';
    return file === undefined ? { port } : { file, port };
  } catch {
    return '"theme edit" has the option --port.';
  }
}

/**
 * `theme edit [file]`: serves the theme editor and prints its address; exits with 2 when the file contains no theme, or
 * the port is taken.
 */
export async function themeEdit({ file, port }: EditChoices, terminal: Terminal): Promise<number> {
  const { readFile, write, warn, serveEditor } = terminal;
  const readTheme = async () => (file === undefined ? '' : readFile(file));
  try {
    if (file !== undefined) readThemeFile(await readTheme());
  } catch (error) {
    warn(`${file} could not be read: ${errorMessage(error)}\n`);
    return 2;
  }
  try {
    write(`The theme editor is at ${await serveEditor({ port, readTheme })}\nPress Ctrl+C to end it.\n`);
    return 0;
  } catch (error) {
    warn(`The theme editor could not be served: ${errorMessage(error)}\n`);
    return 2;
  }
}
