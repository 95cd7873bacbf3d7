import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf } from '../../bin/documents.mjs';
import { root } from '../package/root.ts';

const skill = 'skills/vestibule/SKILL.md';

/** The documents of the package. */
export const packedDocuments = () => documentsOf(root);

type PackedDocument = ReturnType<typeof documentsOf>[number];

/** The heading of a document, and its first sentence. Its links are relative to the document, so only their text stays. */
function summaryOf({ file, text }: PackedDocument): string {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
  const paragraph = /^(?!```)[A-Z`][^\n]*(?:\n[^\n]+)*/m.exec(text.replace(/^# .+$/m, ''))?.[0] ?? '';
  const [sentence = ''] = paragraph.replaceAll('\n', ' ').split(/(?<=[.!?])\s/);
  return `- [${title}](${file}): ${sentence.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')}`;
}

/** The text of `llms.txt`: a description of the package, and the documents to read next. */
export function llmsText(version: string): string {
  return `# vestibule-auth ${version}

> A sign-up and log-in form for Stytch, as mounts, React elements, custom elements and a script tag, with the consent screens of
> an OAuth identity provider. The application makes the provider's client and hands it over. \`vestibule-auth-emulator\` is the
> provider on your own machine, for development and tests.

For a task begin with [the skill](${skill}): install, configure, test, theme. All documents in one file: [llms-full.txt](llms-full.txt).
\`npx vestibule-auth mcp\` serves them, with checks of a configuration and of a theme, by the Model Context Protocol.

## Documents

${packedDocuments().map(summaryOf).join('\n')}
`;
}

/** The text of `llms-full.txt`: the skill, and every document of the package. */
export function llmsFullText(): string {
  const parts = [{ file: skill, text: readFileSync(join(root, skill), 'utf8') }, ...packedDocuments()];
  return parts.map(({ file, text }) => `<document source="${file}">\n${text.trim()}\n</document>\n`).join('\n');
}
