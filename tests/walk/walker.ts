import type { Page } from '@playwright/test';
import type { Control } from '../support/control';
import { animationsEnd } from '../support/animations-end';
import type { Authenticator } from '../support/authenticator';
import { axeViolations } from '../support/axe';
import type { Watch } from '../support/invariants';
import { failures } from '../support/sign-in';
import type { TestWallet } from '../support/wallets';
import { secret } from './people';
import { look, placeOf } from './screens';
import { unasked } from './unasked';

/** A walk under way: its page, and what it has met so far. */
export interface Walker {
  page: Page;
  control: Control;
  watch: Watch;
  host: string;
  wallet: TestWallet;
  authenticator: Authenticator;
  /** The address where this walk began. */
  start: string;
  /** The place it is at. */
  place: string;
  /** The names of all that was pressed on this walk, by whatever means. */
  pressed: Set<string>;
  /** The ways that were walked, by `place > command > place`, and how often. */
  ways: Map<string, number>;
  /** The screens that axe has looked at. */
  judged: Set<string>;
  steps: number;
}

/** The answer of a command for which there was nothing to do. */
export const idle = Symbol('idle');

/** Takes one step, notes the way, and holds what must be true after every step. */
export async function step(walker: Walker, command: string, act: () => Promise<unknown>): Promise<void> {
  const { page, ways } = walker;
  const before = await placeOf(page, walker.place);
  if ((await act()) === idle) return;
  await page.waitForTimeout(60);
  const after = await placeOf(page, before);
  walker.place = after;
  const way = `${before} > ${command} > ${after}`;
  ways.set(way, (ways.get(way) ?? 0) + 1);
  walker.steps += 1;
  const broken = await brokenPromises(walker);
  // The host takes focus away with the widget; whoever presses keeps it.
  const isPersons = /^(?:press|send|Enter|Space)/.test(command);
  const isOurs = isWidget(before) && isWidget(after);
  if (isPersons && isOurs && before !== after && !(await focusIsHeld(page))) broken.push('focus fell to the body');
  if (broken.length > 0) throw new Error(`${way}: ${broken.join('; ')}`);
}

/** Tells a screen of the widget's from the places around it. */
const isWidget = (place: string) => place.includes(': ');

async function brokenPromises(walker: Walker): Promise<string[]> {
  const { page, watch, judged, place } = walker;
  if (!isWidget(place)) return [...watch.problems, ...(await unasked(walker.control, walker.pressed))];
  const { text, leaks, ids } = await look(
    page,
    (word: string) => {
      const root = document.querySelector<HTMLElement>('.vestibule');
      const all = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const places = { html: root?.outerHTML, address: location.href, title: document.title };
      const kept = Object.fromEntries([localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)));
      return {
        text: root?.innerText ?? '',
        leaks: Object.entries({ ...places, ...kept }).flatMap(([where, value]) =>
          String(value).includes(word) ? [where] : [],
        ),
        ids: all.filter((id, index) => all.indexOf(id) !== index),
      };
    },
    secret,
  );
  const strange = /undefined|\[object|TypeError|NaN/.exec(text);
  const isNew = !judged.has(place);
  if (isNew) await animationsEnd(page);
  const barriers = isNew ? await axeViolations(page) : [];
  judged.add(place);
  return [
    ...watch.problems,
    ...(await unasked(walker.control, walker.pressed)),
    ...(strange ? [`the screen says ${strange[0]}`] : []),
    ...leaks.map((where) => `the password is in the ${where}`),
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
        if (!root || /Success!|Access denied|Logged out|Still logged in/.test(root.textContent ?? '')) return true;
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
