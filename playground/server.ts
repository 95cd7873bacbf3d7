import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run';
import { hostApp } from './serving/host-app';
import { listen } from './serving/listen';

const build = fileURLToPath(new URL('../dist/playground', import.meta.url));

await run(async (port, facts) => {
  if (!existsSync(build)) {
    throw new Error(
      'There is no build of the pages in dist/playground. `npm start` makes it, and so does `npm run build:playground`.',
    );
  }
  return listen(hostApp(build, facts), port);
});
