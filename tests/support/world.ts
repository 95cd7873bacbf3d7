import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostApp } from '../../playground/serving/host-app';
import type { PageFacts } from '../../playground/serving/fill-page';
import { listen } from '../../playground/serving/listen';
import { condition } from './condition';

/** A running playground: the host's and the provider's origins. */
export interface World {
  host: string;
  provider: string;
}

/** The conditions that have a build of their own (`scripts/build-for.mjs`): only React's development build mounts everything twice. */
const isBuiltFor = ['strict-mode', 'react-18', 'oldest-client'].includes(condition ?? '');
const pages = isBuiltFor ? `playground-${condition}` : 'playground';
const build = fileURLToPath(new URL(`../../dist/${pages}`, import.meta.url));

/** Serves the pages of the playground on a port, from the existing build. */
export async function servePages(port: number, facts: PageFacts): Promise<{ close(): Promise<void> }> {
  if (!existsSync(build))
    throw new Error(
      `There is no build of the pages in dist/${pages}: \`npm run build:playground\`, or \`node scripts/build-for.mjs\` for a condition.`,
    );
  return listen(hostApp(build, facts), port);
}
