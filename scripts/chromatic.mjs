// `npm run chromatic`: sends the stories to be looked at, where a project token says whose they are. Never hangs.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Skipped: there is no CHROMATIC_PROJECT_TOKEN. `npm run visual` compares the same stories on this machine.',
  );
} else {
  const { status } = spawnSync(
    'npx',
    [
      'chromatic',
      '--build-script-name=storybook:build',
      '--output-dir=dist/storybook',
      '--exit-zero-on-changes',
      '--only-changed',
    ],
    { stdio: 'inherit', timeout: 15 * 60_000 },
  );
  process.exitCode = status ?? 1;
}
