import { expect } from '../support/fixtures';
import { arrivingAt } from './actions';
import { email, secret } from './people';
import { places } from './places';
import { look, containerOf } from './screens';
import type { Start } from './starts';
import { step } from './step';
import type { Action, Walker } from './walker';

/** Begins a walk in a fresh project and a browser without stored data, and opens its start. */
export async function begin(walker: Walker, start: Start): Promise<void> {
  const { page, control, host } = walker;
  await page.context().setOffline(false);
  await control.reset();
  await control.users.create({ email, password: secret });
  await page.context().clearCookies();
  await walker.authenticator.clear();
  await walker.authenticator.setVerified(true);
  Object.assign(walker.wallet.behave, { connect: 'agree', sign: 'agree' });
  walker.pressed.clear();
  walker.shownAtAllow.clear();
  walker.start = await places[start.place]({ page, control, host });
  // Stored data that cannot be used any more is removed.
  await page.goto(`${host}/favicon.svg`);
  await look(page, () => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.goto(walker.start);
  await expect(page.locator('.vestibule')).toContainText(/\w/);
  walker.place = await containerOf(page);
  walker.action = 'arrive';
  for (const action of start.lead) await lead(walker, action);
  if (start.screen) await lead(walker, arrivingAt(start.screen));
}

/** The longest wait for the elements of an action, in milliseconds. */
const maxWait = 15_000;

/** Takes a step as soon as there is something to do. */
async function lead(walker: Walker, action: Action): Promise<void> {
  const end = Date.now() + maxWait;
  while (!(await step(walker, action))) {
    if (Date.now() > end) throw new Error(`${walker.place}: the walk cannot ${action.name}`);
    await walker.page.waitForTimeout(50);
  }
}
