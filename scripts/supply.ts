import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditProblems, readAudit } from './supply/advisories.ts';
import { type LockedPackage, licenceProblems, shippedNames } from './supply/licences.ts';
import { root } from './package/root.ts';
import { readNpm } from './run.mjs';

// `npm run supply`: the licences of all installed packages, and the known vulnerabilities, where the registry is
// reachable. With `--audited` it fails where the registry is not reachable.
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const dependenciesOf = (file: string) => Object.keys((read(file) as { dependencies: object }).dependencies);
const dependencies = [...dependenciesOf('package.json'), ...dependenciesOf('emulator/package.json')];
const problems = licenceProblems(packages, shippedNames(packages, dependencies));

const audit = readAudit(readNpm(['audit', '--json', '--audit=true'], { timeout: 60_000 }));
console.log(`${Object.keys(packages).length - 1} packages: ${problems.length} with a licence that does not do.`);
if (audit.kind === 'skipped') console.log(`Known faults: skipped, ${audit.why}.`);
else console.log(`Known faults: ${audit.problems.length}.`);

const found = [...problems, ...auditProblems(audit, process.argv.includes('--audited'))];
for (const problem of found) console.error(problem);
process.exit(found.length === 0 ? 0 : 1);
