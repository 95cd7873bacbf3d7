import { type AsyncCommand, boolean, commands as commandsOf, constantFrom, nat, tuple } from 'fast-check';
import { operationNames } from '../../emulator/provider/operation-names';
import * as actions from './actions';
import { email, newcomer, phone, secret } from './people';
import { isScreen } from './screens';
import { step } from './step';
import { type Action, idle, type Walker } from './walker';

/** The walk has no model of the screens: every action may be tried anywhere. */
type Model = Record<string, never>;
type Command = AsyncCommand<Model, Walker>;

const command = (action: Action): Command => ({
  check: () => true,
  run: async (_model, walker) => void (await step(walker, action)),
  toString: () => action.name,
});

const faults = [
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'cors' },
  { kind: 'hang' },
  { kind: 'delay', ms: 700 },
  // After 'Still working...' and before the time limit.
  { kind: 'delay', ms: 9_000 },
  { kind: 'status', status: 500, body: {} },
  { kind: 'status', status: 200, body: 'null' },
  actions.leaked,
] as const;

const { typing, newestCode } = actions;

/** The rare actions: they share one place among the others. */
const rarer: readonly Action[] = [
  { name: 'wait', act: ({ page }) => page.waitForTimeout(400) },
  { name: 'have seven minutes pass', act: ({ control }) => control.clock.advance(420) },
  { name: 'go back', act: ({ page }) => page.goBack() },
  actions.choosing('DE'),
  actions.choosing('CA'),
  ...(['connect', 'sign'] as const).flatMap((what) =>
    (['agree', 'decline', 'silent'] as const).map((answer) => actions.havingWallet(what, answer)),
  ),
  actions.havingDevice(false),
  actions.havingDevice(true),
  actions.loggingInElsewhere,
  actions.enteringOffline,
  actions.changingTheme,
  actions.remounting,
];

/** The commands of a walk, at random. */
export const commands = commandsOf<Model, Walker, false>(
  [
    constantFrom(email, newcomer, 'nonsense', 'ada@gmial.com').map((text) =>
      command(typing(`type ${text}`, /^Email$/, () => text)),
    ),
    constantFrom(secret, 'short').map((text) =>
      command(typing(text === secret ? 'type a password' : 'type a weak password', /password/i, () => text)),
    ),
    boolean().map((isRight) =>
      command(
        typing(isRight ? 'type the code' : 'type a wrong code', /passcode/, (walker) =>
          isRight ? newestCode(walker) : '000000',
        ),
      ),
    ),
    constantFrom(email, newcomer).map((text) => command(actions.sending(text))),
    constantFrom(secret, 'a wrong password 9!').map((text) =>
      command(typing(text === secret ? 'send the password' : 'send a wrong password', /password/i, () => text, true)),
    ),
    constantFrom(
      command(typing('send the code', /passcode/, newestCode, true)),
      command(typing('send the number', /Phone number/, () => phone, true)),
      command(typing('type a number', /Phone number/, () => '12')),
      command(typing('type a new name', /^New name/, () => 'Work laptop')),
    ),
    nat({ max: 2 }).map((which) => command(actions.following(which))),
    nat({ max: 9 }).map((which) => command(actions.pressingAny(which))),
    nat({ max: 9 }).map((which) => command(actions.pressingAny(which))),
    constantFrom('Enter', 'Tab', 'Shift+Tab', 'Escape', 'Space').map((key) =>
      command({ name: key, act: ({ page }) => page.keyboard.press(key) }),
    ),
    tuple(constantFrom(...operationNames), constantFrom(...faults)).map(([operation, fault]) =>
      command(actions.failing({ operation, ...fault })),
    ),
    constantFrom(...rarer).map(command),
    // A user who has left returns.
    constantFrom(
      command({
        ...actions.returning,
        act: async (walker) => (isScreen(walker.place) ? idle : actions.returning.act(walker)),
      }),
    ),
  ],
  { maxCommands: 60, size: 'max' },
);
