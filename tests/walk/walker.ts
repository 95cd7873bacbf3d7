import type { Page } from '@playwright/test';
import type { Control } from '../support/control';
import { animationsEnd } from '../support/animations-end';
import { axeViolations } from '../support/axe';
import type { Watch } from '../support/invariants';
import { failures } from '../support/sign-in';

/** A walk under way: its page, and what it has met so far. */
export interface Walker {
  page: Page;
  control: Control;
  watch: Watch;
  /** The ways that were walked, by `from > command > to`, and how often. */
  ways: Map<string, number>;
  /** The screens that axe has looked at. */
  judged: Set<string>;
  steps: number;
}

/** The password of the walk: wherever it is found but in its field, it has leaked. */
export const secret = 'correct horse battery staple 47!';

/** The screen that is shown, by its heading. */
export const screenOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.vestibule h2')?.textContent ?? 'none');

/** The answer of a command for which there was nothing to do. */
export const idle = Symbol('idle');

/** Takes one step, notes the way, and holds what must be true after every step. */
export async function step(walker: Walker, command: string, act: () => Promise<unknown>): Promise<void> {
  const { page, ways } = walker;
  const before = await screenOf(page);
  if ((await act()) === idle) return;
  await page.waitForTimeout(60);
  const after = await screenOf(page);
  const way = `${before} > ${command} > ${after}`;
  ways.set(way, (ways.get(way) ?? 0) + 1);
  walker.steps += 1;
  const broken = await brokenPromises(walker);
  // The host takes focus away with the widget; whoever presses keeps it.
  const isPersons = /^(?:press|send|Enter|Space)/.test(command);
  if (isPersons && before !== after && !(await focusIsHeld(page))) broken.push('focus fell to the body');
  if (broken.length > 0) throw new Error(`${way}: ${broken.join('; ')}`);
}

async function brokenPromises({ page, watch, judged }: Walker): Promise<string[]> {
  const { text, leaks, ids } = await page.evaluate((word) => {
    const root = document.querySelector<HTMLElement>('.vestibule');
    const all = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const places = { html: root?.outerHTML, address: location.href, title: document.title };
    const kept: Record<string, string> = Object.fromEntries([localStorage, sessionStorage].flatMap(Object.entries));
    return {
      text: root?.innerText ?? '',
      leaks: Object.entries({ ...places, ...kept }).flatMap(([place, value]) => (value?.includes(word) ? [place] : [])),
      ids: all.filter((id, index) => all.indexOf(id) !== index),
    };
  }, secret);
  const strange = /undefined|\[object|TypeError|NaN/.exec(text);
  const screen = await screenOf(page);
  const isNew = !judged.has(screen) && screen !== 'none';
  if (isNew) await animationsEnd(page);
  const barriers = isNew ? await axeViolations(page) : [];
  judged.add(screen);
  return [
    ...watch.problems,
    ...(strange ? [`the screen says ${strange[0]}`] : []),
    ...leaks.map((place) => `the password is in the ${place}`),
    ...ids.map((id) => `the id ${id} stands there twice`),
    ...(await failures(page)).filter((failure) => failure.startsWith('not an Error')),
    ...barriers.map((barrier) => `axe: ${JSON.stringify(barrier).slice(0, 300)}`),
    ...((await canAct(page)) ? [] : ['nobody could do anything for ten seconds']),
  ];
}

/** Somebody can do something, or is done, within ten seconds. */
const canAct = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => {
        const root = document.querySelector('.vestibule');
        if (!root || /Success!/.test(root.textContent ?? '')) return true;
        return [...root.querySelectorAll('button, input, select, a[href]')].some(
          (one) =>
            one.checkVisibility() &&
            one.getAttribute('aria-disabled') !== 'true' &&
            one.getAttribute('aria-busy') !== 'true' &&
            !one.matches(':read-only:not(button, select, a)'),
        );
      },
      undefined,
      { timeout: 10_000 },
    )
    .then(() => true)
    .catch(() => false);

const focusIsHeld = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 3_000 })
    .then(() => true)
    .catch(() => false);
