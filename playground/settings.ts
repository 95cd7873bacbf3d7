/** The settings of the playground: its ports, and its project. */
export interface Settings {
  /** The host's port. */
  port: number;
  /** The local provider's port. */
  providerPort: number;
  publicToken: string;
}

const defaultToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/**
 * Reads the settings from the environment.
 * @throws a readable sentence when a port is no port
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = readPort(env, 'PORT', 5180);
  const providerPort = readPort(env, 'PROVIDER_PORT', 5181);
  if (port === providerPort) {
    throw new Error(
      `PORT and PROVIDER_PORT are both ${port}, but the host and the provider each need a port of their own.`,
    );
  }
  return { port, providerPort, publicToken: env['PUBLIC_TOKEN'] || defaultToken };
}

function readPort(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const given = env[name];
  if (!given) return otherwise;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(
    `${name} is "${given}", which is no port. Give a whole number from 1 to 65535, or leave ${name} out for ${otherwise}.`,
  );
}
