import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildReactServer } from '../../scripts/package/build-react-server';

// The package as a server component and a route handler of Next.js resolve it, beside entries for all other places.
const folder = mkdtempSync(join('dist', 'react-server-'));
const built = join(folder, 'dist/package');

beforeAll(async () => {
  mkdirSync(built, { recursive: true });
  for (const name of ['index', 'react', 'server'])
    writeFileSync(
      join(built, `${name}.js`),
      `const first = '${name}';\nconst second = 2;\nexport { first, second };\n`,
    );
  await buildReactServer(built);
  cpSync('package.json', join(folder, 'package.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(code: string) {
  const command = ['--conditions=react-server', '--input-type=module', '--eval', code];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a route handler that measures a session gets its groups and its age', () => {
  const factor = { delivery_method: 'sms', last_authenticated_at: '2026-01-01T00:00:00Z' };
  const given = JSON.stringify({ authentication_factors: [factor] });
  const { status, stdout } = run(`import { sessionStrength } from 'vestibule-auth/server';
const { groups, freshestMinutes } = sessionStrength(${given}, Date.parse('2026-01-01T00:10:00Z'));
console.log(groups, freshestMinutes);`);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "[ 'phone' ] 10\n" });
});

test('a route handler that renders a log-in fails, and its error says what to do instead', () => {
  const { status, stderr } = run(
    `import { renderLogin } from 'vestibule-auth/server'; renderLogin({ config: { products: ['passwords'] } });`,
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Show <Login> of vestibule-auth/react in a file that begins with');
});

test.each([
  ['vestibule-auth', 'index', './index.js'],
  ['vestibule-auth/react', 'react', 'vestibule-auth/react'],
])('for a server component %s is a boundary to client code with the same names', (specifier, entry, source) => {
  const { status, stdout } = run(`console.log(import.meta.resolve('${specifier}'))`);
  expect({ status, file: stdout.trim().split('/').at(-1) }).toEqual({ status: 0, file: `${entry}.react-server.js` });
  expect(readFileSync(join(built, `${entry}.react-server.js`), 'utf8')).toBe(
    `"use client";\nexport { first, second } from "${source}";\n`,
  );
});

test('a server, a browser and a bundler that do not know the condition take the other entries', () => {
  const code = `for (const name of ['', '/react', '/server']) console.log(import.meta.resolve('vestibule-auth' + name))`;
  const command = ['--input-type=module', '--eval', code];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  const files = stdout.trim().split('\n');
  expect(files.map((file) => file.split('/').at(-1))).toEqual(['index.js', 'react.server.js', 'server.js']);
});
