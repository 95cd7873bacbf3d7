import {
  scriptPage,
  signInMarks,
  type SignInPage,
  signInPages,
  type SizePage,
  sizePages,
  type WeighedPage,
} from './size/pages.ts';
import { filesWith, prepare, type Weight, weigh, weighScript } from './size/weigh.ts';

// The weight of a page: all JavaScript, gzip -9, that Chromium requests before the first control can be used. React is
// not counted.
const rows: string[] = [];
let isOver = false;

function addRow(
  page: WeighedPage & Partial<Pick<SizePage, 'peer'>>,
  { own, react, later, files }: Weight,
  more = '',
): void {
  const left = page.budget - own;
  isOver ||= left < 0;
  rows.push(
    `${page.name.padEnd(32)} ${String(own).padStart(7)} ${String(page.budget).padStart(7)} ${String(page.peer ?? '').padStart(7)} ${(page.peer ? (own / page.peer).toFixed(2) : '').padStart(6)}  ${left < 0 ? `OVER by ${-left}` : 'ok'}  (${files} files; React ${react}; later ${later}${more})`,
  );
}

/** Both weights of a page. They are measured at the same time, since each waits longer than it works. */
const weighBoth = (page: SizePage | SignInPage) => Promise.all([weigh(page, true), weigh(page, false)]);

await prepare();
for (const page of sizePages) {
  const [tuned, plain] = await weighBoth(page);
  addRow(page, tuned, `; nothing set: ${plain.own} in ${plain.files} files`);
  const [unwanted] = filesWith(page, signInMarks);
  if (unwanted) {
    isOver = true;
    rows.push(`  it imports no vestibule-auth/sign-in, and has some of it: ${unwanted}`);
  }
}
for (const page of signInPages) {
  const [tuned, plain] = await weighBoth(page);
  // None of it may be loaded before the press.
  isOver ||= tuned.later + plain.later > 0;
  addRow(page, tuned, `; nothing set: ${plain.own} in ${plain.files} files`);
}
addRow(scriptPage, await weighScript(scriptPage));
console.log(
  `${'page'.padEnd(32)} ${'ours'.padStart(7)} ${'budget'.padStart(7)} ${'peer'.padStart(7)} ${'ratio'.padStart(6)}`,
);
console.log(rows.join('\n'));
process.exit(isOver ? 1 : 0);
