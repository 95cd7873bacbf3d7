import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { run } from './run';
import { devPages } from './serving/dev-pages';

await run(async (port, facts) => {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    plugins: [devPages(facts)],
    server: { port, host: '127.0.0.1', strictPort: true },
  });
  await vite.listen();
  return vite;
});
