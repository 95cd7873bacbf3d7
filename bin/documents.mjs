import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The documents to read first; the others follow by name. */
const first = [
  'quick-start/react.md',
  'go-live.md',
  'callback.md',
  'sessions.md',
  'mounts.md',
  'options.md',
  'emulator.md',
];

/** The folders of `docs/` that are packed. The site's home page is not among the documents. */
const folders = ['', 'quick-start'];

/**
 * The documents of the package, as `llms.txt` lists them and `vestibule-auth mcp` serves them.
 * @param {string} root the folder of the package
 * @returns {readonly { readonly file: string; readonly text: string }[]}
 */
export function documentsOf(root) {
  /** @param {string} name */
  const rank = (name) => (first.includes(name) ? first.indexOf(name) : first.length);
  return folders
    .flatMap((folder) => readdirSync(join(root, 'docs', folder)).map((name) => posix.join(folder, name)))
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((name) => ({ file: `docs/${name}`, text: readFileSync(join(root, 'docs', name), 'utf8') }));
}
