import { expect, type Locator, type Page } from '@playwright/test';

/** The most presses of Tab that a way through a screen may take. */
const most = 80;

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);

/** Moves focus to a control with Tab alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < most && !(await isFocused(control)); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Moves focus to a button with Tab alone, and presses it with Enter. */
export async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

/** A stop of Tab: its name, and its place in the page. */
interface Stop {
  name: string;
  box: { top: number; bottom: number; start: number; end: number };
}

/** Puts a button of the host before the widget and one after it, so that a walk has somewhere to come from and to go to. */
async function addNeighbours(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const id of ['before-widget', 'after-widget']) {
      if (document.getElementById(id)) continue;
      const button = document.createElement('button');
      Object.assign(button, { id, textContent: id });
      button.style.cssText = 'display: block';
      if (id === 'before-widget') document.body.prepend(button);
      else document.body.append(button);
    }
  });
}

/** Moves with one key from one neighbour of the widget to the other, and returns the stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const [from, to] = key === 'Tab' ? ['before-widget', 'after-widget'] : ['after-widget', 'before-widget'];
  await page.locator(`#${from}`).focus();
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!(element instanceof HTMLElement)) return { id: '', name: '', box: undefined };
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isRtl = getComputedStyle(document.querySelector('.vestibule') ?? element).direction === 'rtl';
      const across = isRtl ? { start: -right, end: -left } : { start: left, end: right };
      const name = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '');
      // The page scrolls along.
      const box = { top: top + scrollY, bottom: bottom + scrollY, ...across };
      return { id: element.id, name: `${element.localName} ${name}`, box };
    });
    if (stop.id === to) return stops;
    if (stop.box) stops.push({ name: stop.name, box: stop.box });
  }
  throw new Error(`${key} does not leave the widget: ${stops.map(({ name }) => name).join(', ')}`);
}

/** The controls in sight that a keyboard must reach; of tabs the selected one, since arrow keys reach the others. */
const controlsInSight = (page: Page): Promise<string[]> =>
  page.locator('.vestibule').evaluateAll((widgets) => {
    const selector = 'a[href], button, input, select, textarea';
    const controls = widgets.flatMap((widget) => [...(widget.shadowRoot ?? widget).querySelectorAll(selector)]);
    return controls
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !(control as HTMLButtonElement).disabled &&
          !control.closest('[inert]') &&
          (control.role === 'tab' ? control.ariaSelected === 'true' : true),
      )
      .map((control) => {
        const name = control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('name') || '');
        return `${control.localName} ${name}`;
      });
  });

/**
 * Fails unless Tab goes through every control of the widget in the order in which they are seen, leaves it at its end, and
 * Shift+Tab comes back the same way. Gives the names of the stops.
 */
export async function expectTabOrder(page: Page): Promise<string[]> {
  await addNeighbours(page);
  let inSight: string[] = [];
  // Lazy content is added while the page settles.
  await expect(async () => {
    inSight = await controlsInSight(page);
    await page.waitForTimeout(250);
    expect(await controlsInSight(page)).toEqual(inSight);
  }).toPass();
  const forth = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  expect(back.map(({ name }) => name).toReversed()).toEqual(forth.map(({ name }) => name));
  expect(forth.map(({ name }) => name).toSorted(), 'controls that a keyboard reaches').toEqual(inSight.toSorted());
  const misplaced = forth.filter(({ box }, index) => {
    const previous = forth[index - 1]?.box;
    if (!previous) return false;
    const isBelow = box.top >= previous.bottom - 1;
    const isInSameRow = box.top < previous.bottom && box.bottom > previous.top;
    return !isBelow && !(isInSameRow && box.start >= previous.start);
  });
  expect(misplaced, 'controls that are before the one that Tab came from').toEqual([]);
  return forth.map(({ name }) => name);
}
