import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run';
import { hostApp } from './serving/host-app';
import { listen } from './serving/listen';

// Tests serve other builds of the same pages.
const { VESTIBULE_PAGES: pages = 'playground' } = process.env;
const build = fileURLToPath(new URL(`../dist/${pages}`, import.meta.url));

await run(async (port, facts) => {
  if (!existsSync(build)) {
    throw new Error(
      `There is no build of the pages in dist/${pages}. \`npm start\` makes the usual one, and so does \`npm run build:playground\`; \`node scripts/build-for.mjs\` makes those that tests want.`,
    );
  }
  return listen(hostApp(build, facts), port);
});
