import { parseArgs } from 'node:util';
import { readHost, readOrigin, readPort, readPublicToken } from '../node/start-options';
import { ControlError } from '../provider/control/control-error';

/** The parsed command. */
export type Wanted =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'start'; readonly options: StartOptions }
  | { readonly kind: 'export'; readonly path: string; readonly port: number }
  | { readonly kind: 'worker'; readonly folder: string };

/** The options for starting an emulator, as they are typed. */
export interface StartOptions {
  readonly port: number;
  readonly host?: string;
  readonly publicToken?: string;
  readonly appOrigin?: string;
  /** The project's name. */
  readonly name?: string;
  /** The file of a seed. */
  readonly seed?: string;
  /** The file or folder of the initial state. */
  readonly import?: string;
  /** The file or folder that the state is written to at the end. */
  readonly export?: string;
}

/** The default port of an emulator. */
export const defaultPort = 5181;

export const help = `A local emulator of Stytch: no account, no network.

  npx vestibule-auth-emulator [options]              runs until you press Ctrl+C
  npx vestibule-auth-emulator export <path>          writes the state of one that runs
  npx vestibule-auth-emulator worker <folder>        copies the service worker for the provider in a page

  --port <number>          the port to listen on: ${defaultPort}; 0 takes a free one
  --host <address>         the address to listen on: 127.0.0.1, which no other machine on the network can call
  --public-token <token>   the public token of the project, where your client has one of its own
  --app <origin>           the origin of your application: links that name no redirect lead there, and it may use the control
  --name <name>            the name of the project, as the form says it: the name in this folder's package.json by default
  --seed <file>            users, applications and settings to begin with, as JSON
  --import <path>          a state to begin with: the file or folder of an export
  --export <path>          where the state is written on exit: a file that ends in .json, or a folder
  --help, --version
`;

const seeHelp = 'Run with --help for all of them.';

/**
 * Reads the arguments of the command.
 * @throws a `ControlError` that says what to type instead
 */
export function readCommand(args: readonly string[]): Wanted {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const port = values.port === undefined ? defaultPort : readPort('--port', values.port, defaultPort);
  const [what, path, ...rest] = positionals;
  if (what === undefined) return { kind: 'start', options: startOptions(values, port) };
  if (what !== 'export' && what !== 'worker') {
    throw new ControlError({
      what: `"${what}" is no command.`,
      why: 'Without one the emulator starts; the commands are export and worker.',
      fix: 'Run with --help for all of them.',
    });
  }
  if (path === undefined || rest.length > 0) {
    throw new ControlError({
      what: `"${what}" was given ${path === undefined ? 'no path' : 'more than one path'}.`,
      why: what === 'export' ? 'It writes the state to one file or folder.' : 'It copies the file into one folder.',
      fix: `Run: vestibule-auth-emulator ${what} <path>`,
    });
  }
  return what === 'export' ? { kind: 'export', path, port } : { kind: 'worker', folder: path };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'public-token': { type: 'string' },
        app: { type: 'string' },
        name: { type: 'string' },
        seed: { type: 'string' },
        import: { type: 'string' },
        export: { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    });
  } catch (problem) {
    throw new ControlError({
      what: 'The options cannot be read.',
      why: problem instanceof Error ? problem.message : String(problem),
      fix: seeHelp,
    });
  }
}

type Values = ReturnType<typeof parse>['values'];

function startOptions(values: Values, port: number): StartOptions {
  if (values.seed !== undefined && values.import !== undefined) {
    throw new ControlError({
      what: 'Both --seed and --import were given.',
      why: 'An imported state is whole: users of a seed may be in it already.',
      fix: 'Give one of them.',
    });
  }
  return {
    port,
    ...(values.host !== undefined && { host: readHost('--host', values.host) }),
    ...(values['public-token'] !== undefined && {
      publicToken: readPublicToken('--public-token', values['public-token']),
    }),
    ...(values.app !== undefined && { appOrigin: readOrigin('--app', values.app) }),
    ...(values.name !== undefined && { name: values.name }),
    ...(values.seed !== undefined && { seed: values.seed }),
    ...(values.import !== undefined && { import: values.import }),
    ...(values.export !== undefined && { export: values.export }),
  };
}
