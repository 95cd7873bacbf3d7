import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { condition } from './condition';
import { freePort } from './free-port';

/** A running playground: the host's and the provider's origins. */
export interface World {
  host: string;
  provider: string;
  close(): void;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The conditions that have a build of their own (`scripts/build-for.mjs`): only React's development build mounts everything twice. */
const isBuiltFor = ['strict-mode', 'react-18', 'oldest-client'].includes(condition ?? '');
const pages = isBuiltFor ? `playground-${condition}` : 'playground';

/** Starts the playground as `npm start` does, on free ports, over the build that is there. */
export async function startWorld(): Promise<World> {
  const [port, providerPort] = [await freePort(), await freePort()];
  const host = `http://localhost:${port}`;
  const provider = `http://localhost:${providerPort}`;
  const running = spawn(process.execPath, ['--import', 'tsx', 'playground/server.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PROVIDER_PORT: String(providerPort), VESTIBULE_PAGES: pages },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A test that still needs it would only say that nothing answers.
  const lament = (code: number | null, signal: string | null) =>
    // oxlint-disable-next-line no-console -- how a world tells a person
    console.error(`The playground ended under its tests (${signal ?? code}): it failed, or another program ended it.`);
  running.once('exit', lament);
  for (const origin of [host, provider]) await waitFor(`${origin}/healthz`);
  const close = () => {
    running.off('exit', lament);
    running.kill();
  };
  return { host, provider, close };
}

async function waitFor(address: string): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The playground did not answer at ${address} within 30 s.`);
}
