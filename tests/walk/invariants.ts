import type { Page } from '@playwright/test';
import { endAnimations } from '../support/end-animations';
import { axeViolations } from '../support/axe';
import { failures } from '../support/sign-in';
import { endTitles } from './ends';
import { secret } from './people';
import { grantedUnseen } from './scopes-shown';
import { isScreen, look, containerOf } from './screens';
import { unrequested } from './unrequested';
import type { Walker } from './walker';

/** The promises that are broken after a step (T-LOAD-7), in sentences. */
export async function violatedInvariants(walker: Walker): Promise<string[]> {
  const { page, watch, judged, place } = walker;
  const always = [
    ...watch.problems,
    ...(await unrequested(walker.control, walker.pressed)),
    ...(await grantedUnseen(walker.control, walker.shownAtAllow)),
    ...(await sentSecrets(walker)),
  ];
  if (!isScreen(place)) return always;
  const tokens = (await page.context().cookies()).filter(({ name }) => name.startsWith('stytch_session'));
  const words = {
    'the password': [secret],
    'a token': tokens.map(({ value }) => value).filter((value) => value !== ''),
  };
  const { text, leaks, ids, isReportedTwice } = await look(
    page,
    (secrets: [string, string[]][]) => {
      const root = document.querySelector<HTMLElement>('.vestibule');
      const all = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const { events = [], errors = [] } = Reflect.get(window, 'vestibule') ?? {};
      const reported = [...events, ...errors.map((error: unknown) => [String(error), error])];
      const shown = {
        html: root?.outerHTML,
        address: location.href,
        title: document.title,
        reported: JSON.stringify(reported),
      };
      const kept = Object.fromEntries([localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)));
      const leaksOf = (name: string, word: string, places: object) =>
        Object.entries(places).flatMap(([where, value]) =>
          String(value).includes(word) ? [`${name} is in the ${where}`] : [],
        );
      return {
        text: root?.innerText ?? '',
        // The storage of tokens is the client's own business.
        leaks: secrets.flatMap(([name, all]) =>
          all.flatMap((word) => leaksOf(name, word, name === 'a token' ? shown : { ...shown, ...kept })),
        ),
        ids: all.filter((id, index) => all.indexOf(id) !== index),
        isReportedTwice: new Set(errors).size !== errors.length,
      };
    },
    Object.entries(words),
  );
  const strange = /undefined|\[object|TypeError|NaN/.exec(text);
  const barriers = judged.has(place) ? [] : await barriersOf(page, place);
  judged.add(place);
  return [
    ...always,
    ...(strange ? [`the screen says ${strange[0]}`] : []),
    ...leaks,
    ...ids.map((id) => `the id ${id} is there twice`),
    ...(isReportedTwice ? ['the host was told of one failure twice'] : []),
    ...(await failures(page)).filter((failure) => failure.startsWith('not an Error')),
    ...barriers.map((barrier) => `axe: ${JSON.stringify(barrier).slice(0, 300)}`),
    ...((await canAct(page)) ? [] : ['no user could do anything for ten seconds']),
  ];
}

/** The violations that axe finds on a screen that does not change: a screen during a transition is half faded. */
async function barriersOf(page: Page, place: string): Promise<string[]> {
  await endAnimations(page);
  const barriers = await axeViolations(page);
  return barriers.length === 0 || (await containerOf(page, place)) === place ? barriers : [];
}

/** A password is sent to the calls of passwords only. */
async function sentSecrets({ control }: Walker): Promise<string[]> {
  const requests = await control.requests.list();
  return requests
    .filter(({ operation, ...rest }) => !operation.startsWith('passwords.') && JSON.stringify(rest).includes(secret))
    .map(({ operation }) => `the password went to ${operation}`);
}

/** The words of a screen on which nothing is left to be done. */
const ends = [...endTitles, 'No application has access to your account'].join('|');

/** A user can do something, or is done, within ten seconds. */
const canAct = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      (done) => {
        const root = document.querySelector('.vestibule');
        if (!root || new RegExp(done).test(root.textContent ?? '')) return true;
        return [...root.querySelectorAll('button, input, select, a[href]')].some(
          (one) =>
            one.checkVisibility() &&
            one.getAttribute('aria-disabled') !== 'true' &&
            one.getAttribute('aria-busy') !== 'true' &&
            !one.matches(':read-only:not(button, select, a)'),
        );
      },
      ends,
      { timeout: 10_000 },
    )
    .then(() => true)
    .catch(() => false);

/** Focus is, or comes within three seconds, where it can be used. */
export const isFocusKept = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 3_000 })
    .then(() => true)
    .catch(() => false);
