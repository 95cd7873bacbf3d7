import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { itemsOf, reasons } from './trust/catalogue.ts';
import { figures } from './trust/figures.ts';
import { hold, verdict } from './trust/hold.ts';
import { resultsIn } from './trust/results.ts';
import { walksTogether } from './walks.ts';

// The table of threats with the last result of each, from the reports of `npm test` or `npm run test:long`.
const root = fileURLToPath(new URL('../', import.meta.url));
const reports = `${root}dist/reports`;
if (!existsSync(reports)) {
  console.error('There are no reports yet: `npm test` or `npm run test:long` leaves them in dist/reports.');
  process.exit(1);
}
const results = resultsIn(reports, root);
const held = hold(itemsOf(readFileSync(`${root}docs/contributing/threats.md`, 'utf8')), results);
const summary = figures(held, results, walksTogether());
const width = Math.max(...held.map(({ item }) => item.id.length));
for (const one of held) console.log(`${one.item.id.padEnd(width)}  ${verdict(one).padEnd(20)}  ${one.item.promise}`);
const absent = held.flatMap(({ item, absent }) => absent.map(({ file, part }) => `${item.id}: ${file} ${part ?? ''}`));
if (absent.length > 0) console.log(`\nNamed, and in no report:\n${absent.join('\n')}`);
console.log(`\n${summary.join('\n')}`);

const page = 'dist/reports/trust.md';
writeFileSync(
  `${root}${page}`,
  [
    '# Trust report',
    '',
    'The last result of each threat of `docs/contributing/threats.md`. `npm run trust` writes this page from the reports in',
    '`dist/reports`; `npm run test:long` tries them all, `npm test` those that are quick. In part: a test that is named was not',
    'in that run.',
    '',
    ...summary.map((line) => `- ${line}`),
    '',
    '| threat | tests that hold it | last result |',
    '| --- | --- | --- |',
    ...held.map(
      (one) =>
        `| ${one.item.id} | ${one.item.tests
          .map(({ file }) => `\`${file}\``)
          .filter((file, index, all) => all.indexOf(file) === index)
          .join(', ')} | ${verdict(one)} |`,
    ),
    '',
    'Where no test of ours can hold a threat, the reason is one of these:',
    '',
    ...Object.entries(reasons).map(([word, why]) => `- ${word}: ${why}.`),
    '',
  ].join('\n'),
);
process.exit(held.some(({ failed }) => failed > 0) ? 1 : 0);
