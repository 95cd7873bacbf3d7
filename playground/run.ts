import { startProvider } from '../emulator/node/start-provider';
import type { PageFacts } from './serving/fill-page';
import { readSettings, type Settings } from './settings';

/** Something that listens and can be stopped. */
export interface Running {
  close(): Promise<void>;
}

/** Starts the host that serves the pages. */
export type StartHost = (port: number, facts: PageFacts) => Promise<Running>;

/** Runs the local provider and a host until the process is stopped. Both `npm start` and `npm run dev` call this. */
export async function run(startHost: StartHost): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const running = await start(settings, startHost);
    console.log(
      `  host      http://localhost:${settings.port}\n  provider  http://localhost:${settings.providerPort}\nready`,
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(running));
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

async function start({ port, providerPort, publicToken }: Settings, startHost: StartHost): Promise<Running[]> {
  const hostOrigin = `http://localhost:${port}`;
  const providerOrigin = `http://localhost:${providerPort}`;
  const provider = await startProvider({ port: providerPort, publicToken, hostOrigin, providerOrigin }).catch(
    (problem: unknown) => {
      throw explain(problem, 'provider', 'PROVIDER_PORT', providerPort);
    },
  );
  const host = await startHost(port, { providerOrigin: provider.origin, publicToken }).catch((problem: unknown) => {
    throw explain(problem, 'host', 'PORT', port);
  });
  return [host, provider];
}

async function stop(running: Running[]): Promise<void> {
  await Promise.all(running.map((one) => one.close()));
  process.exit(0);
}

function explain(problem: unknown, who: string, variable: string, port: number): unknown {
  const code = problem instanceof Error ? Reflect.get(problem, 'code') : undefined;
  const isTaken = code === 'EADDRINUSE' || (problem instanceof Error && problem.message.includes('already in use'));
  if (!isTaken) return problem;
  const command = process.env['npm_lifecycle_event'] === 'dev' ? 'npm run dev' : 'npm start';
  return new Error(
    `Port ${port} is taken by another program, so the playground's ${who} cannot listen on it.\n` +
      `Stop that program (another playground, perhaps), or choose a port: ${variable}=${port + 10} ${command}`,
  );
}
