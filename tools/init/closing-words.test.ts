import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

test('index.html is an input of the build only if it is there', async () => {
  const without = await initOn({ 'package.json': {} });
  expect(without.out).toContain("input: ['login.html', 'callback.html']");
  expect(without.out).toContain('Your host has to serve login.html at /login, and callback.html at /callback.');
  const withIndex = await initOn({ 'package.json': {}, 'index.html': '' });
  expect(withIndex.out).toContain("input: ['index.html', 'login.html', 'callback.html']");
});

const next = { next: '16', react: '19', 'react-dom': '19' };

test.each([
  [{}, 'npm run emulator\n  npx vite --port 5173 --strictPort\n'],
  [{ scripts: { build: 'vite build', preview: 'vite preview' } }, 'npx vite --port 5173 --strictPort\n'],
  [{ scripts: { lint: 'oxlint', dev: 'vite' } }, 'npm run emulator\n  npm run dev\n'],
  [{ scripts: { start: 'cross-env A=1 vite dev --open' } }, 'npm run start\n'],
  [{ dependencies: next }, 'npm run emulator\n  npx next dev --port 3000\n'],
  [{ dependencies: next, scripts: { dev: 'next dev --turbo', build: 'next build' } }, 'npm run dev\n'],
  [{ scripts: { emulator: 'firebase emulators:start' } }, 'npm run vestibule:emulator\n  npx vite'],
  [{ scripts: { emulator: 'vestibule-auth-emulator --port 9000' } }, 'npm run emulator\n  npx vite'],
])('in a project with %j the output says how to open the page', async (manifest, commands) => {
  const { out } = await initOn({ 'package.json': manifest });
  expect(out).toContain('To see the log-in page, start the emulator and the development server');
  expect(out).toContain(commands);
});

// Columns: the dependencies | the setting.
test.each([
  [{}, 'VITE_STYTCH_PUBLIC_TOKEN'],
  [next, 'NEXT_PUBLIC_STYTCH_PUBLIC_TOKEN'],
])(
  'in a project with the dependencies %j the output names the setting of the public token, and the guide',
  async (dependencies, setting) => {
    const { out } = await initOn({ 'package.json': { dependencies } });
    expect(out).toContain(`To deploy, set ${setting} to the public token of your Stytch project:`);
    expect(out).toContain('see https://vestibule-auth.github.io/vestibule/go-live');
  },
);

test.each([
  [{}, 'src/vestibule/callback.js', "continueURL: '/'"],
  [next, 'app/callback/page.jsx', 'continueURL="/"'],
])(
  'in a project with the dependencies %j the callback page leads to the application',
  async (dependencies, page, option) => {
    const { disk } = await initOn({ 'package.json': { dependencies } });
    expect(disk.get(page)).toContain(option);
  },
);
