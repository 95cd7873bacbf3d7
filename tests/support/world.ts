import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A running playground: the host's and the provider's origins. */
export interface World {
  host: string;
  provider: string;
  close(): void;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the playground as `npm start` does, on ports of its own, over the build that is there. */
export async function startWorld(worker: number): Promise<World> {
  // A worker that follows a failed one must not meet the server that is still stopping.
  const port = 5200 + (worker % 400) * 2;
  const host = `http://localhost:${port}`;
  const provider = `http://localhost:${port + 1}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'playground/server.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PROVIDER_PORT: String(port + 1) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const origin of [host, provider]) await waitFor(`${origin}/healthz`);
  return { host, provider, close: () => server.kill() };
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
