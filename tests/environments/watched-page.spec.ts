import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

// What every journey fails on, so that one that finds nothing means something.
for (const [what, plant, problem] of [
  ['an error that nothing catches', 'setTimeout(() => { throw new Error("planted"); })', /uncaught: .*planted/],
  ['a rejection that nothing handles', 'void Promise.reject(new Error("planted"))', /planted/],
  ['a warning', 'console.warn("planted")', /console warning: planted/],
  [
    'a violation of its policy',
    'document.body.append(Object.assign(document.createElement("script"), { src: "https://evil.example/planted.js" }))',
    /policy violation: require-trusted-types-for/,
  ],
] as const) {
  test(
    `a journey fails on ${what} [T-ALL-1] [T-HOST-16]`,
    eachRun(what.startsWith('a rejection')),
    async ({ page, embed, watch }) => {
      await embed({ csp: 'strict', props: codeProps });
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      expect(watch.problems).toEqual([]);
      watch.problems.length = 0;
      const session = await page.context().newCDPSession(page);
      await session.send('Runtime.evaluate', { expression: plant });
      await expect.poll(() => watch.problems.join()).toMatch(problem);
      watch.problems.length = 0;
    },
  );
}
