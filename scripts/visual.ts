import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modes } from '../.storybook/toolbar/modes.ts';
import { root } from './package/root.ts';
import { type Approvals, exitCode, marksFor, readApprovals, unapproved } from './visual/approvals.ts';
import type { Results } from './visual/finding.ts';
import { writePage } from './visual/page/write-page.ts';
import { photograph } from './visual/photograph.ts';
import { beginning, buildCommit, buildHere } from './visual/states.ts';
import { touchedStories } from './visual/touched.ts';

// `npm run visual`: the pictures of each story before and after a change. It exits with 1 for a difference without
// approval.
//
// Why not reg-cli, odiff or Playwright's own comparison: they compare with stored pictures, in the repository or on a
// server, and fonts and browsers render other pixels on each machine. This builds Storybook of both commits, takes both
// pictures in one browser, skips stories whose modules did not change, and stores an approval as a hash in the
// repository.
const { values: options } = parseArgs({
  options: {
    against: { type: 'string', default: 'main' },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    approve: { type: 'string' },
  },
});
const folder = join(root, 'dist', 'visual');
const resultsFile = join(folder, 'results.json');
const approvedFile = join(root, 'tests', 'visual', 'approved.json');

if (options.approve) await approve(options.approve);
else await lookAgainst(options.against);

async function lookAgainst(branch: string): Promise<void> {
  const commit = beginning(branch);
  console.log(`Building Storybook as it is here, and as it was at ${commit.slice(0, 9)} ...`);
  const before = buildCommit(commit);
  const after = buildHere();
  const shown = new Set(Object.values(modes).flatMap((mode) => ('locale' in mode ? [mode.locale] : [])));
  const touched = touchedStories(before, after, shown, options.all).filter(({ story }) =>
    story.id.includes(options.only),
  );
  console.log(
    `${touched.length} of ${after.stories.length} stories are looked at: ${options.all ? 'all' : 'what changed is in them'}.`,
  );
  const photographed = await photograph(before, after, touched, folder, { ignoresCache: options.all });
  const present = new Set(after.stories.map(({ id }) => id));
  await conclude({
    against: `${branch} (${commit.slice(0, 9)})`,
    stories: after.stories.length,
    taken: touched.length,
    ...photographed,
    removed: before.stories.filter(({ id }) => !present.has(id)).map(({ title, name }) => `${title}: ${name}`),
  });
}

/** Imports the marks of a page, without taking the pictures again. */
async function approve(file: string): Promise<void> {
  if (!existsSync(resultsFile)) throw new Error('Nothing has been compared here yet: `npm run visual` does.');
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  const kept = readApproved();
  const given = readApprovals(readFileSync(file, 'utf8'));
  const marks = marksFor(results, { approved: [...kept.approved, ...given.approved] });
  mkdirSync(join(root, 'tests', 'visual'), { recursive: true });
  writeFileSync(approvedFile, `${JSON.stringify(marks, null, 2)}\n`);
  console.log(`${marks.approved.length} marks are in tests/visual/approved.json.`);
  await conclude(results);
}

function readApproved(): Approvals {
  return existsSync(approvedFile) ? readApprovals(readFileSync(approvedFile, 'utf8')) : { approved: [] };
}

async function conclude(results: Results): Promise<void> {
  const approvals = readApproved();
  writeFileSync(resultsFile, JSON.stringify(results, null, 2));
  const page = await writePage(folder, results, approvals);
  const open = unapproved(results, approvals);
  for (const story of results.unplayed) console.log(`Its play function failed: ${story}`);
  for (const { title, name, mode } of open) console.log(`${title}: ${name}, ${mode}`);
  console.log(
    `${results.findings.length} pictures of ${results.taken} stories changed; ${open.length} of them no user has approved. ` +
      `Look at ${page}.`,
  );
  process.exitCode = exitCode(results, approvals);
}
