import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The page loads its own files, and pictures that are in a theme. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const headers = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The options of serving the editor. */
interface EditorOptions {
  /** The folder with the built editor. */
  readonly folder: string;
  /** The port; 0 is any free port. */
  readonly port: number;
  /** The current text of the theme file; empty where there is none. */
  readTheme(): Promise<string>;
}

/**
 * Serves the theme editor to this machine only, and returns its address. It answers GET only, writes nothing, and
 * refuses a host name that is not this machine's, because a remote page could make such a name resolve here.
 */
export async function serveEditor({ folder, port, readTheme }: EditorOptions): Promise<string> {
  const files = await filesOf(folder);
  const server = createServer((request, response) => {
    answer(request, files, readTheme).then(
      ([status, type, body]) => send(response, status, type, body),
      () => send(response, 500, 'text/plain; charset=utf-8', 'The file could not be read.'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`;
}

type Answer = [status: number, type: string, body: string | Buffer];

const plain = (status: number, body: string): Answer => [status, 'text/plain; charset=utf-8', body];

async function answer(
  { method, url = '/', headers: { host = '' } }: IncomingMessage,
  files: ReadonlyMap<string, string>,
  readTheme: () => Promise<string>,
): Promise<Answer> {
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i.test(host))
    return plain(403, 'This address is for this machine alone.');
  if (method !== 'GET') return plain(405, 'Only GET is answered.');
  const [path = '/'] = url.split('?');
  if (path === '/theme.json') return [200, 'application/json; charset=utf-8', await readTheme()];
  const file = files.get(path === '/' ? '/index.html' : path);
  return file
    ? [200, types[extname(file)] ?? 'application/octet-stream', await readFile(file)]
    : plain(404, 'Not found.');
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { ...headers, 'content-type': type, ...(status === 405 && { allow: 'GET' }) }).end(body);
}

/** The files of a folder by the path under which each is served. Any other path is not found. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  );
}
