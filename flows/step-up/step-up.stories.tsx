import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { defaultBootstrap } from '../core/provider/bootstrap';
import { errorMessages } from '../core/provider/error.messages';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { adasFactors } from '../core/testing/fake-provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { logInMessages } from '../core/words/late.messages';
import { acceptPasscodeAtom } from '../otp';
import { assumePasskeySupportAtom } from '../passkey';
import { passwordMessages } from '../password';
import { runAtom, type StepUpReason, type StepUpView, viewAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';
import { StepUpOverlay } from './step-up-views';

const config: Config = {
  products: ['otp', 'passkeys'],
  otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
};
const everything: OwnFactors = {
  ...adasFactors,
  hasPasskey: true,
  hasAuthenticatorApp: true,
  hasPassword: true,
  socials: ['google'],
};

const meta = { title: 'Screens/StepUp', component: StepUpOverlay } satisfies Meta<typeof StepUpOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Seed {
  reason?: StepUpReason;
  own?: OwnFactors;
  view?: StepUpView;
  answers?: Partial<Provider>;
}

/** A pending step-up. */
const inProgress = ({
  reason = 'insufficient_factors',
  own = adasFactors,
  view = { name: 'methods' },
  answers = {},
}: Seed = {}) =>
  withStore(
    config,
    (store) => {
      store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: false });
      store.set(runAtom, { reason, groups: reason === 'stale_factors' ? 0 : 2, own, proved: [], end: () => undefined });
      store.set(viewAtom, view);
      if (view.name === 'passcode') {
        store.set(acceptPasscodeAtom, { methodId: 'method-1', answer: {} }, { ...toAda, isOwn: true });
      }
    },
    answers,
  );
const toAda = { channel: 'email', destination: 'ada@example.com' } as const;
const passcode: StepUpView = { name: 'passcode', destination: toAda.destination };
const password: StepUpView = { name: 'password', destination: toAda.destination };

export const MissingGroup: Story = { decorators: [inProgress()] };
export const EveryWay: Story = { decorators: [inProgress({ reason: 'stale_factors', own: everything })] };
export const NoWay: Story = { decorators: [inProgress({ own: { ...adasFactors, phones: [] } })] };
export const NoWayOfAProject: Story = {
  decorators: [
    inProgress({
      own: { ...adasFactors, phones: [] },
      answers: {
        bootstrap: {
          cached: () => ({ ...defaultBootstrap, isKnown: true, projectName: 'Slow Clay' }),
          load: pendingForEver,
        },
      },
    }),
  ],
};
export const Sending: Story = {
  decorators: [inProgress({ answers: { sendOwnOtp: pendingForEver } })],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
  },
};
export const NotSent: Story = {
  decorators: [inProgress({ answers: { sendOwnOtp: async () => failed({ type: 'too_many_requests' }) } })],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const says = wordsOf(loaded)(errorMessages)('error.too_many_requests');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(says));
  },
};
export const Passcode: Story = {
  decorators: [inProgress({ view: passcode })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox')).toBeVisible();
  },
};
export const AppCode: Story = { decorators: [inProgress({ own: everything, view: { name: 'app' } })] };
export const WrongAppCode: Story = {
  decorators: [
    inProgress({
      own: everything,
      view: { name: 'app' },
      answers: { authenticateTotp: async () => failed({ type: 'unable_to_authenticate_totp' }) },
    }),
  ],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: wordsOf(loaded)(stepUpMessages)('stepUp.appCode') });
    await userEvent.type(field, '123456');
    const says = wordsOf(loaded)(errorMessages)('error.unable_to_authenticate_totp');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(says));
  },
};
export const Password: Story = {
  decorators: [inProgress({ reason: 'stale_factors', own: everything, view: password })],
};
export const NoPassword: Story = {
  decorators: [inProgress({ reason: 'stale_factors', own: everything, view: password })],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const say = wordsOf(loaded)(passwordMessages);
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(loaded)(logInMessages)('core.continue') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('password.required')));
  },
};
