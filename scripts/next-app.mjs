// The Next application of docs/embedding.md, built of the package as it is published: `node scripts/next-app.mjs`.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packInto } from './pack.mjs';
import { runNpm, runTool } from './run.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const place = `${root}dist/next`;
const app = `${place}/app`;

const layout = `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

// A page without one is asked for it, and says in the console that it has none.
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** The files that the guide names in the first line of a block. */
function filesOfGuide() {
  const guide = readFileSync(`${root}docs/embedding.md`, 'utf8');
  return Array.from(guide.matchAll(/```tsx\n\/\/ (app\/\S+)\n([\s\S]*?)```/g), ([, name, code]) => [
    name,
    // A real token, and the local provider, which the test's page names.
    code.replace(
      "'public-token-...'",
      "'public-token-test-00000000-0000-4000-8000-000000000000', Reflect.get(window, 'clientOptions')",
    ),
  ]);
}

/** Installs and builds it, and says whether it is there. */
export function buildNextApp() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  rmSync(place, { recursive: true, force: true });
  mkdirSync(`${app}/app`, { recursive: true });
  copyFileSync(`${root}tests/next/package.json`, `${app}/package.json`);
  const files = [['app/layout.tsx', layout], ['app/icon.svg', icon], ...filesOfGuide()];
  for (const [name, code] of files) writeFileSync(`${app}/${name}`, code);
  return (
    runNpm(['run', 'build']) &&
    packInto(place) &&
    runNpm(['install', '--no-package-lock', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: app }) &&
    runTool('next', ['build'], { cwd: app, env })
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(buildNextApp() ? 0 : 1);
