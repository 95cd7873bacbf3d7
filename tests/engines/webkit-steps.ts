import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import type { WebKit } from './webkit';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Fails unless axe is content, nothing overflows sideways, and the host heard of these failures and no other. */
export async function seeNoBarrier({ driver, run }: WebKit, failures: readonly string[] = []): Promise<void> {
  await run(await readFile(axePath, 'utf8'));
  const violations = await driver.executeAsyncScript<string[]>(`
    const done = arguments[arguments.length - 1];
    const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
    Promise.allSettled(ending.map(({ finished }) => finished))
      .then(() => axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }))
      .then(({ violations }) => done(violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target)));`);
  expect(violations).toEqual([]);
  const overflow = await run<number>(
    'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await run('return window.vestibule.errors.map(({ operation }) => operation)')).toEqual(failures);
}

/** Waits until these words are in the page. */
export const seeWords = ({ run }: WebKit, words: string) =>
  expect.poll(() => run<string>('return document.body.innerText')).toContain(words);

/** The words of what has the focus. */
export const focused = ({ run }: WebKit) =>
  run<string>('return document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent');

/** Makes a user at the provider and signs them in, in this browser, which has forgotten who was there before. */
export async function signIn({ driver, run }: WebKit, control: Control, host: string, user: object): Promise<void> {
  const { session_token, session_jwt } = await control.users.create(user);
  await driver.get(`${host}/healthz`);
  await run('localStorage.clear()');
  for (const [name, value] of Object.entries({ stytch_session: session_token, stytch_session_jwt: session_jwt })) {
    await driver.manage().addCookie({ name, value });
  }
}

/** Ends the session, so that the next visitor is not signed in. */
export const signOut = ({ driver }: WebKit) => driver.manage().deleteAllCookies();
