// `npm run chromatic`: sends the stories to Chromatic for review, if a project token is set. A timeout ends it.
import { runTool } from './run.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Skipped: there is no CHROMATIC_PROJECT_TOKEN. `npm run visual` compares the same stories on this machine.',
  );
} else {
  const args = [
    '--build-script-name=storybook:build',
    '--output-dir=dist/storybook',
    '--exit-zero-on-changes',
    // TurboSnap: only the stories that changed since the last build of an ancestor, which is their baseline.
    '--only-changed',
  ];
  process.exitCode = runTool('chromatic', args, { timeout: 15 * 60_000 }) ? 0 : 1;
}
