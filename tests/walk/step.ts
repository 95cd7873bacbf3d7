import { violatedInvariants, isFocusKept } from './invariants';
import { isScreen, containerOf } from './screens';
import { keptText, lostText } from './typed';
import { type Action, idle, type Walker } from './walker';

/** Takes one step, notes the way, and holds what must be true after every step. False where there was nothing to do. */
export async function step(walker: Walker, { name, act }: Action): Promise<boolean> {
  const { page } = walker;
  const before = await containerOf(page, walker.place);
  if (before !== walker.place) noteWay(walker, before);
  const typed = await keptText(page, before);
  const done = await act(walker);
  if (done === idle) return false;
  walker.steps += 1;
  walker.action = typeof done === 'string' ? done : name;
  await page.waitForTimeout(60);
  const after = await containerOf(page, before);
  const way = noteWay(walker, after);
  const broken = await violatedInvariants(walker);
  if (before === after) broken.push(...lostText(typed, await keptText(page, after), name));
  // The host takes focus away with the widget; a user who presses keeps it.
  const isPersons = /^(?:press|send|Enter|Space)/.test(name);
  const isOurs = isScreen(before) && isScreen(after);
  if (isPersons && isOurs && before !== after && !(await isFocusKept(page))) broken.push('focus fell to the body');
  if (broken.length > 0) throw new Error(`${way}: ${broken.join('; ')}`);
  return true;
}

/** Records the transition of the last action: at once, or, on a slow network, before the next one. */
function noteWay(walker: Walker, place: string): string {
  const way = [walker.place, walker.action, place].join(' > ');
  walker.ways.set(way, (walker.ways.get(way) ?? 0) + 1);
  walker.place = place;
  return way;
}
