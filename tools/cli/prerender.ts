import type { Terminal } from './terminal';

/** `prerender <file>`: prints the markup of a first screen, for a page that is generated at build time. */
export async function prerender(file: string, { readFile, write, warn, render }: Terminal): Promise<number> {
  try {
    const options: unknown = JSON.parse(await readFile(file));
    if (!render) throw new Error('there is nothing here to render with');
    write(`${await render(options)}\n`);
    return 0;
  } catch (error) {
    warn(`${file} could not be rendered: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
