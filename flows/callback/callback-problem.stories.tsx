import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { justCopiedAtom } from '../core/copy/copy.atoms';
import { errorMessages } from '../core/provider/error.messages';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { callbackOptionsAtom, type CallbackProblem as Problem, callbackProblemAtom } from './callback.atoms';
import { CallbackProblem } from './callback-problem.screen';
import { callbackMessages } from './callback.messages';

const meta = { title: 'Screens/CallbackProblem', component: CallbackProblem } satisfies Meta<typeof CallbackProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

const config = { products: ['emailMagicLinks'] } as const;

/** A story of one problem, on a page that has a log-in to go back to. */
const about = (problem: Problem, answers: Partial<Provider> = {}): Story => ({
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(callbackProblemAtom, problem);
        store.set(callbackOptionsAtom, { requireClick: false, loginPlace: new URL('https://app.example/login') });
      },
      answers,
    ),
  ],
});

const spent: Problem = { kind: 'spent', askedAddress: 'ada@example.com' };

export const Spent = about(spent);
export const SpentWithoutAddress = about({ kind: 'spent', askedAddress: undefined });
export const SpentWithALongAddress = about({ kind: 'spent', askedAddress: `ada@${'long.'.repeat(30)}example.com` });
export const Elsewhere = about({ kind: 'elsewhere', askedAddress: undefined });
export const Declined = about({ kind: 'declined', error: 'access_denied', description: undefined });
export const DeclinedInTheirWords = about({
  kind: 'declined',
  error: 'server_error',
  description: '<b>The provider</b> says \u202eon \u2066today. ' + 'again and '.repeat(24),
});
export const DeclinedWithoutAWord = about({ kind: 'declined', error: 'server_error', description: undefined });
export const Stopped = about({ kind: 'stopped' });
export const Nothing = about({ kind: 'nothing' });
export const Unreachable = about({ kind: 'failed', error: { type: 'unreachable' } });
export const FailedInTheServersWords = about({
  kind: 'failed',
  error: { type: 'other', serverMessage: 'This project is asleep.' },
});

export const DetailsCopied: Story = {
  decorators: [
    withStore(config, (store) => {
      const error = { type: 'unreachable' } as const;
      store.set(callbackProblemAtom, { kind: 'failed', error });
      store.set(justCopiedAtom, error);
    }),
  ],
};

/** Without a page to go back to there is no button. */
export const NothingAndNowhere: Story = {
  decorators: [withStore(config, (store) => store.set(callbackProblemAtom, { kind: 'nothing' }))],
};

const askForAnother: Story['play'] = async ({ canvasElement, loaded }) => {
  const name = wordsOf(loaded)(callbackMessages)('callback.newLink');
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

export const SendingAnother: Story = { ...about(spent, { sendMagicLink: pendingForEver }), play: askForAnother };

export const AnotherNotSent: Story = {
  ...about(spent, { sendMagicLink: async () => failed({ type: 'too_many_requests' }) }),
  play: async (context) => {
    await askForAnother(context);
    const says = wordsOf(context.loaded)(errorMessages)('error.too_many_requests');
    await expect(await within(context.canvasElement).findByText(says)).toBeVisible();
  },
};
