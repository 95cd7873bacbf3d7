import type { Page } from '@playwright/test';
import { condition, engine } from '../support/condition';
import { type Attempt, type Kind, measureWrongCode, noteRequests } from '../support/log-in-times';
import { expect, test } from '../support/fixtures';
import { quantile, shareLarger, typicalDifference } from '../support/two-samples';

test.skip(condition !== undefined || engine !== 'chromium', 'measured once');
test.use({ trace: 'off' });

const closed = { config: { signUp: 'closed', products: ['otp'], otpOptions: { methods: ['email'] } } };

/** The longest delay of the provider for users alone, in milliseconds: it finds them, and sends a message. */
const longestWork = 300;

/** The numbers of pairs, and the shares of slower strangers that are chance among so many: nearly certain if nothing differs. */
const rounds = [
  { count: 8, tag: ' @every', least: 0.05, most: 0.95 },
  { count: 200, tag: ' @long', least: 0.4, most: 0.6 },
];

/** A difference that is lost in what a network varies by, in milliseconds. */
const tolerance = 10;

for (const { count, tag, least, most } of rounds) {
  test(`nothing visible or measured distinguishes ${count} users from ${count} unknown visitors${tag} [B-CLOSED-3]`, async ({
    context,
    page,
    embed,
    control,
    watch,
  }) => {
    test.setTimeout(60_000 + count * 20_000);
    watch.allow(/status of 404/);
    for (let index = 0; index < count; index += 1) await control.users.create({ email: `user-${index}@example.com` });
    await embed({ props: closed });
    const address = page.url();
    const lanes = Math.min(4, count / 4);
    const attempts: Record<Kind, Attempt[]> = { user: [], stranger: [] };
    const attemptPairs = async (tab: Page, lane: number) => {
      await noteRequests(tab);
      await tab.goto(address);
      for (let index = lane; index < count; index += lanes) {
        // Which of the two is first changes from pair to pair, and from page to page.
        const kinds = ['user', 'stranger'] as const;
        for (const kind of ((index - lane) / lanes + lane) % 2 === 0 ? kinds : kinds.toReversed()) {
          const work = kind === 'user' ? longestWork : 0;
          attempts[kind][index] = await measureWrongCode(tab, `${kind}-${index}@example.com`, work);
        }
      }
    };
    const tabs = Array.from({ length: lanes }, (_, lane) => (lane === 0 ? page : context.newPage()));
    await Promise.all(tabs.map(async (tab, lane) => attemptPairs(await tab, lane)));
    const { user, stranger } = attempts;

    const seen = [...user, ...stranger].map(({ words, screens, events, requests }) =>
      JSON.stringify({ words, screens, events, requests }, undefined, 1),
    );
    expect(Array.from(new Set(seen)), 'one course of words, screens, events and requests').toHaveLength(1);
    expect(user[0]?.screens).toEqual(['OTPAuthenticate', 'Main']);
    expect(user[0]?.requests.map((request) => request.split('/otps')[1])).toEqual([
      '/email/send/primary',
      '/authenticate',
    ]);
    expect(await control.requests.list('users.search')).toEqual([]);

    const problems: string[] = [];
    for (const step of ['sending', 'refusing'] as const) {
      const users = user.map((attempt) => attempt[step]);
      const strangers = stranger.map((attempt) => attempt[step]);
      const difference = typicalDifference(strangers.map((time, index) => time - (users[index] ?? Number.NaN)));
      const share = shareLarger(strangers, users);
      const figures = [
        ...[users, strangers].map((times) =>
          [0.05, 0.5, 0.95].map((part) => quantile(times, part).toFixed(0)).join(' / '),
        ),
        [difference.least, difference.estimate, difference.most].map((time) => time.toFixed(1)).join(' / '),
        share.toFixed(3),
      ].join(' | ');
      test.info().annotations.push({ type: `${count} pairs, ${step}`, description: figures });
      process.stdout.write(`${count} pairs, ${step} | ${figures}\n`);
      if (!(share > least && share < most))
        problems.push(`${step}: the share of slower strangers is ${share.toFixed(3)}`);
      // So few as eight pairs leave the typical difference open.
      if (count >= 100 && !(difference.least > -tolerance && difference.most < tolerance))
        problems.push(
          `${step}: it is not shown that users and strangers differ by less than ${tolerance} ms: ${figures}`,
        );
    }
    expect(problems).toEqual([]);
  });
}
