import { expect, test } from 'vitest';
import { runOn } from './testing/run-on';
import type { Terminal } from './terminal';

const files = { 'theme.json': '{"colors":{"primary":"#123456"}}', 'bad.json': '{' };

const edit = (args: readonly string[], serveEditor: Terminal['serveEditor']) =>
  runOn(['theme', 'edit', ...args], files, { serveEditor });

test('the command prints the address of the editor, which has the file', async () => {
  const { code, out } = await edit(['theme.json', '--port', '4000'], async ({ port, readTheme }) => {
    expect(await readTheme()).toBe('{"colors":{"primary":"#123456"}}');
    return `http://127.0.0.1:${port}/`;
  });
  expect({ code, out }).toEqual({
    code: 0,
    out: 'The theme editor is at http://127.0.0.1:4000/\nPress Ctrl+C to end it.\n',
  });
});

test('without a file the editor has the default theme, on a free port', async () => {
  const { code } = await edit([], async ({ port, readTheme }) => `${port}${await readTheme()}`);
  expect(code).toBe(0);
});

test.each([
  [['gone.json'], /^gone\.json could not be read: ENOENT: no such file or directory, open 'gone\.json'\n$/],
  [['bad.json'], /^bad\.json could not be read: it is not JSON/],
  [['theme.json', 'more.json'], /takes one file/],
  [['--port', 'x'], /"--port" takes a number/],
  [['--port', '70000'], /"--port" takes a number/],
  [['--write'], /has the option --port/],
])('editing %j prints what is wrong, and nothing is served', async (args, why) => {
  const { code, err } = await edit(args, () => Promise.reject(new Error('must not be asked')));
  expect(code).toBe(2);
  expect(err).toMatch(why);
});

test('a port in use is reported', async () => {
  const { code, err } = await edit(['theme.json'], () => Promise.reject(new Error('listen EADDRINUSE')));
  expect({ code, err }).toEqual({ code: 2, err: 'The theme editor could not be served: listen EADDRINUSE\n' });
});
