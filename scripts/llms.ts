import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { llmsFullText, llmsText } from './docs/llms.ts';
import { root } from './package/root.ts';

// `npm run docs:llms`: the package's documents for language models, generated from `docs/`. Each build of the package
// writes them again, so they are not in the repository.
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
writeFileSync(join(root, 'llms.txt'), llmsText(version));
writeFileSync(join(root, 'llms-full.txt'), llmsFullText());
