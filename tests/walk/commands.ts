import { type AsyncCommand, boolean, commands as commandsOf, constantFrom, nat, tuple } from 'fast-check';
import type { EmbedWindow } from '../support/embed';
import { operationNames } from '../../emulator/provider/operation-names';
import { signIn } from '../support/session';
import { email, phone, secret } from './people';
import { idle, step, type Walker } from './walker';

/** The walk knows nothing of the screens beforehand: whatever can be done may be done anywhere. */
type Model = Record<string, never>;
type Command = AsyncCommand<Model, Walker>;

const command = (name: string, act: (walker: Walker) => Promise<unknown>): Command => ({
  check: () => true,
  run: (_model, walker) => step(walker, name, () => act(walker)),
  toString: () => name,
});

/** Fills a field, where there is one that takes what is typed, and sends it if that is wanted. */
const typing =
  (label: RegExp, text: (walker: Walker) => Promise<string> | string, isSent = false) =>
  async (walker: Walker) => {
    const field = walker.page.getByRole('textbox', { name: label }).first();
    if ((await field.count()) === 0 || !(await field.isEditable())) return idle;
    await field.fill(await text(walker));
    return isSent ? field.press('Enter') : undefined;
  };

/** The newest message that somebody got, by mail or by text. */
const newest = async ({ control }: Walker) =>
  (await Promise.all([control.messages(email), control.messages(`+1${phone}`)])).flat().at(-1);

/** The code of the newest message, or six digits where there is none. */
const newestCode = async (walker: Walker) => (await newest(walker))?.code ?? '123456';

/** Presses one of the buttons and links that stand there. One that goes away under the pointer was not pressed. */
const press =
  (which: number) =>
  async ({ page }: Walker) => {
    const buttons = page.locator(
      '.vestibule button:not([aria-disabled="true"]), body:not(:has(.vestibule)) :is(button, a[href])',
    );
    const count = await buttons.count();
    if (count === 0) return idle;
    await buttons
      .nth(which % count)
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  };

/** Follows a link of the newest mail, once more too. */
const followLink = (which: number) => async (walker: Walker) => {
  const links = (await newest(walker))?.links ?? [];
  const link = links[which % Math.max(links.length, 1)];
  return link ? walker.page.goto(link.href) : idle;
};

const chooseCountry =
  (country: string) =>
  async ({ page }: Walker) => {
    const countries = page.getByRole('combobox');
    return (await countries.count()) === 0 ? idle : countries.first().selectOption(country);
  };

const inPage = (act: (vestibule: EmbedWindow['vestibule']) => void) => (walker: Walker) =>
  walker.place.includes(': ') ? walker.page.evaluate(`(${act.toString()})(window.vestibule)`) : Promise.resolve(idle);

const faults = [
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'cors' },
  { kind: 'delay', ms: 700 },
  { kind: 'status', status: 500, body: {} },
  { kind: 'status', status: 200, body: 'null' },
  // What the provider says of a password that leaked elsewhere.
  {
    kind: 'status',
    status: 400,
    body: { status_code: 400, error_type: 'breached_password', error_message: 'Leaked.' },
  },
] as const;

/** The commands of a walk, at random. */
export const commands = commandsOf<Model, Walker, false>(
  [
    constantFrom(email, 'new@example.com', 'nonsense', 'ada@gmial.com').map((text) =>
      command(
        `type ${text}`,
        typing(/^Email$/, () => text),
      ),
    ),
    constantFrom(secret, 'short').map((text) =>
      command(
        text === secret ? 'type a password' : 'type a weak password',
        typing(/password/i, () => text),
      ),
    ),
    boolean().map((isRight) =>
      command(
        isRight ? 'type the code' : 'type a wrong code',
        typing(/passcode/, (walker) => (isRight ? newestCode(walker) : '000000')),
      ),
    ),
    constantFrom(email, 'new@example.com').map((text) =>
      command(
        `send ${text}`,
        typing(/^Email$/, () => text, true),
      ),
    ),
    constantFrom(secret, 'a wrong password 9!').map((text) =>
      command(
        text === secret ? 'send the password' : 'send a wrong password',
        typing(/password/i, () => text, true),
      ),
    ),
    constantFrom(
      command('send the code', typing(/passcode/, newestCode, true)),
      command(
        'send the number',
        typing(/Phone number/, () => phone, true),
      ),
      command(
        'type a number',
        typing(/Phone number/, () => '12'),
      ),
      command(
        'type a new name',
        typing(/^New name/, () => 'Work laptop'),
      ),
    ),
    nat({ max: 2 }).map((which) => command(`follow link ${which} of the newest mail`, followLink(which))),
    nat({ max: 9 }).map((which) => command(`press button ${which}`, press(which))),
    constantFrom('Enter', 'Tab', 'Shift+Tab', 'Escape', 'Space').map((key) =>
      command(key, ({ page }) => page.keyboard.press(key)),
    ),
    tuple(constantFrom(...operationNames), constantFrom(...faults)).map(([operation, fault]) =>
      command(`${fault.kind} ${operation}`, ({ control }) => control.fault({ operation, ...fault })),
    ),
    // The rarer ones share one place among the others.
    constantFrom(
      command('wait', ({ page }) => page.waitForTimeout(400)),
      command('choose Germany', chooseCountry('DE')),
      command('choose Canada', chooseCountry('CA')),
      command('have seven minutes pass', ({ control }) => control.advance(420)),
      command('go back', ({ page }) => page.goBack()),
      command('have the wallet decline', async ({ wallet }) => void (wallet.behave.sign = 'decline')),
      command('have the wallet agree', async ({ wallet }) => void (wallet.behave.sign = 'agree')),
      command('have the device not know them', ({ authenticator }) => authenticator.setVerified(false)),
      command('have the device know them', ({ authenticator }) => authenticator.setVerified(true)),
      command('log in in another tab', ({ page, control, host }) =>
        signIn(page, control, host, { email: `tab-${Math.random()}@example.com` }),
      ),
      command('press Enter without a network', async ({ page }) => {
        await page.context().setOffline(true);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(200);
        await page.context().setOffline(false);
      }),
      command(
        'change the theme',
        inPage((vestibule) => vestibule.update({ theme: { colors: { primary: '#5B21B6' } } })),
      ),
      command(
        'mount anew',
        inPage((vestibule) => vestibule.mount()),
      ),
    ),
    // Whoever has left comes back.
    constantFrom(
      command('come back', ({ page, place, start }) =>
        place.includes(': ') ? Promise.resolve(idle) : page.goto(start),
      ),
    ),
  ],
  { maxCommands: 60, size: 'max' },
);
