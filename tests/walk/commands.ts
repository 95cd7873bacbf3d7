import { type AsyncCommand, boolean, commands as commandsOf, constantFrom, nat, tuple } from 'fast-check';
import type { EmbedWindow } from '../support/embed';
import { idle, secret, step, type Walker } from './walker';

/** The walk knows nothing of the screens beforehand: whatever can be done may be done anywhere. */
type Model = Record<string, never>;
type Command = AsyncCommand<Model, Walker>;

const command = (name: string, act: (walker: Walker) => Promise<unknown>): Command => ({
  check: () => true,
  run: (_model, walker) => step(walker, name, () => act(walker)),
  toString: () => name,
});

const email = 'ada@example.com';

/** Fills a field, where there is one that takes what is typed, and sends it if that is wanted. */
const typing =
  (label: RegExp, text: (walker: Walker) => Promise<string> | string, isSent = false) =>
  async (walker: Walker) => {
    const field = walker.page.getByRole('textbox', { name: label }).first();
    if ((await field.count()) === 0 || !(await field.isEditable())) return idle;
    await field.fill(await text(walker));
    return isSent ? field.press('Enter') : undefined;
  };

/** The code of the newest mail, or six digits where there is none. */
const newestCode = async ({ control }: Walker) => (await control.messages(email)).at(-1)?.code ?? '123456';

/** Presses one of the buttons that stand there. One that goes away under the pointer was not pressed. */
const press =
  (which: number) =>
  async ({ page }: Walker) => {
    const buttons = page.locator('.vestibule button:not([aria-disabled="true"])');
    const count = await buttons.count();
    if (count === 0) return idle;
    await buttons
      .nth(which % count)
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  };

const inPage = (act: (vestibule: EmbedWindow['vestibule']) => void) => (walker: Walker) =>
  walker.page.evaluate(`(${act.toString()})(window.vestibule)`);

const operations = [
  'magicLinks.email.loginOrCreate',
  'otps.email.loginOrCreate',
  'otps.authenticate',
  'users.search',
  'passwords.strengthCheck',
  'passwords.create',
  'passwords.authenticate',
  'passwords.resetByEmailStart',
];

const faults = [
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'cors' },
  { kind: 'delay', ms: 700 },
  { kind: 'status', status: 500, body: {} },
  { kind: 'status', status: 200, body: 'null' },
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
    constantFrom(command('send the code', typing(/passcode/, newestCode, true))),
    nat({ max: 9 }).map((which) => command(`press button ${which}`, press(which))),
    constantFrom('Enter', 'Tab', 'Shift+Tab', 'Escape', 'Space').map((key) =>
      command(key, ({ page }) => page.keyboard.press(key)),
    ),
    tuple(constantFrom(...operations), constantFrom(...faults)).map(([operation, fault]) =>
      command(`${fault.kind} ${operation}`, ({ control }) => control.fault({ operation, ...fault })),
    ),
    // The rarer ones share one place among the others.
    constantFrom(
      command('wait', ({ page }) => page.waitForTimeout(400)),
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
  ],
  { maxCommands: 60, size: 'max' },
);
