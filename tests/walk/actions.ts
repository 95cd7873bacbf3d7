import { signIn } from '../support/session';
import type { Behaviour } from '../support/wallets';
import type { NewFault } from '../../emulator/control/types';
import { expect } from '../support/fixtures';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { look, containerOf, screenOf } from './screens';
import { type Action, idle, type Walker } from './walker';

/** The newest message that anyone got, by mail or by text. */
const newest = async ({ control }: Walker) => (await control.outbox.messages()).at(-1);

/** The code of the newest message, or six digits where there is none. */
export const newestCode = async (walker: Walker) => (await newest(walker))?.code ?? '123456';

/** Fills a field, if one accepts the text, and submits it on request. */
export const typing = (
  name: string,
  label: RegExp,
  text: (walker: Walker) => Promise<string> | string,
  isSent = false,
): Action => ({
  name,
  act: async (walker) => {
    const field = walker.page.getByRole('textbox', { name: label }).first();
    if ((await field.count()) === 0 || !(await field.isEditable())) return idle;
    await field.fill(await text(walker));
    return isSent ? field.press('Enter') : undefined;
  },
});

/** Types an address, and sends it. */
export const sending = (text: string) => typing(`send ${text}`, /^Email$/, () => text, true);

/** The code of the authenticator app of the user who logged in last. */
export const newestAppCode = async ({ page, control }: Walker) => {
  const userId = await page.evaluate(() => {
    const ids = window.vestibule.events.map(({ data }) => Reflect.get(data, 'user_id') as unknown);
    return ids.findLast((id) => typeof id === 'string');
  });
  return userId ? (await control.users.totpCode(userId)).code : '123456';
};

const pressable = '.vestibule button:not([aria-disabled="true"])';

/** Presses one of the visible buttons and links. A press counts only if the control stays under the pointer. */
export const pressingAny = (which: number): Action => ({
  name: `press button ${which}`,
  act: async ({ page }) => {
    const buttons = page.locator(`${pressable}, body:not(:has(.vestibule)) :is(button, a[href])`);
    const count = await buttons.count();
    if (count === 0) return idle;
    const button = buttons.nth(which % count);
    try {
      const label = (await button.getAttribute('aria-label')) ?? (await button.innerText({ timeout: 1_000 }));
      await button.click({ timeout: 1_000 });
      return `press ${label.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '#').replaceAll('>', '').slice(0, 50)}`;
    } catch {
      return undefined;
    }
  },
});

/** Presses the button of that name, where it can be. */
export const pressing = (name: string): Action => ({
  name: `press ${name}`,
  act: async ({ page }) => {
    const button = page
      .locator(pressable)
      .filter({ has: page.getByText(name) })
      .or(page.getByRole('button', { name }))
      .first();
    return (await button.count()) === 0 ? idle : button.click();
  },
});

/** Follows a link of the newest mail, once more too. */
export const following = (which: number): Action => ({
  name: `follow link ${which} of the newest mail`,
  act: async (walker) => {
    const links = (await newest(walker))?.links ?? [];
    const link = links[which % Math.max(links.length, 1)];
    return link ? walker.page.goto(link.href) : idle;
  },
});

/** Chooses a country, where one can be chosen. */
export const choosing = (country: string): Action => ({
  name: `choose ${country}`,
  act: async ({ page }) => {
    const countries = page.getByRole('combobox');
    return (await countries.count()) === 0 ? idle : countries.first().selectOption(country);
  },
});

/** Has the next call of an operation go wrong. */
export const failing = (fault: NewFault): Action => ({
  name: `${fault.kind === 'status' ? fault.status : fault.kind} ${fault.operation}`,
  act: ({ control }) => control.faults.add(fault),
});

/** The provider's answer about a password that leaked elsewhere. */
export const leaked = {
  kind: 'status',
  status: 400,
  body: { status_code: 400, error_type: 'breached_password', error_message: 'Leaked.' },
} as const;

/** Has the wallet answer so from now on. */
export const havingWallet = (what: 'connect' | 'sign', answer: Extract<Behaviour, string>): Action => ({
  name: `have the wallet ${answer} to ${what}`,
  act: async ({ wallet }) => void (wallet.behave[what] = answer),
});

/** Sets whether the authenticator verifies its user. */
export const havingDevice = (knows: boolean): Action => ({
  name: `have the device ${knows ? '' : 'not '}know them`,
  act: ({ authenticator }) => authenticator.setVerified(knows),
});

const isEmbed = ({ page }: Walker) => look(page, () => 'vestibule' in window);

/** Changes the theme under the hand. */
export const changingTheme: Action = {
  name: 'change the theme',
  act: async (walker) =>
    (await isEmbed(walker))
      ? look(walker.page, () => {
          const { vestibule } = window;
          vestibule.update({ theme: { colors: { primary: '#5B21B6' } } });
        })
      : idle,
};

/** Unmounts the widget, checks that nothing is left and nothing more is reported, and mounts another (T-ALL-8). */
export const remounting: Action = {
  name: 'mount again',
  act: async (walker) => {
    if (!(await isEmbed(walker))) return idle;
    const left = await look(walker.page, async () => {
      const { vestibule } = window;
      const reported = () => vestibule.events.length + vestibule.errors.length;
      vestibule.unmount();
      const before = reported();
      await new Promise((resolve) => setTimeout(resolve, 150));
      const nodes = document.querySelectorAll('.vestibule').length;
      return { nodes, sheets: document.adoptedStyleSheets.length, reported: reported() - before };
    });
    expect(left, 'what is left of a widget that was taken away').toEqual({ nodes: 0, sheets: 0, reported: 0 });
    return look(walker.page, () => window.vestibule.mount());
  },
};

/** A user logs in in another tab. */
export const loggingInElsewhere: Action = {
  name: 'log in in another tab',
  act: ({ page, control, host }) => signIn(page, control, host, { email: `tab-${Math.random()}@example.com` }),
};

/** A user presses Enter while there is no network. */
export const enteringOffline: Action = {
  name: 'press Enter without a network',
  act: async ({ page }) => {
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    await page.context().setOffline(false);
  },
};

/** Opens the start of the walk. */
export const returning: Action = { name: 'come back', act: ({ page, start }) => page.goto(start) };

/** Waits until a screen is rendered. */
export const arrivingAt = (screen: ScreenName): Action => ({
  name: `see ${screen}`,
  act: async (walker) => (screenOf(await containerOf(walker.page, walker.place)) === screen ? undefined : idle),
});
