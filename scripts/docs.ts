import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents, withTables } from './docs/generated-tables.ts';
import { root } from './package/root.ts';
import { runTool } from './run.mjs';

// `npm run docs:tables`: the tables of the documents, generated from the code. A unit test reports stale ones.
for (const document of documents) writeFileSync(join(root, document), await withTables(document));
process.exit(runTool('oxfmt', documents, { cwd: root }) ? 0 : 1);
