import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { errorMessages } from '../core/provider/error.messages';
import { unreachableMessages } from '../core/provider/failure.messages';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { coreMessages } from '../core/words/core.messages';
import { acceptPasscodeAtom } from '../otp';
import { stepUpMessages } from '../step-up';
import type { AvailableFactor } from './need';
import { RecoveryCode, SecondFactor, SecondFactorConfirmation } from './second-factor.screens';
import { pendingProofAtom, canGoBackAtom, type SecondFactorView, viewAtom } from './second-factor.atoms';

const config: Config = {
  products: ['otp'],
  otpOptions: { methods: ['email', 'sms'] },
  secondFactorOptions: { when: 'required' },
};

const meta = { title: 'Screens/SecondFactor', component: SecondFactor } satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

const destination = '+12025550162';
const others: readonly AvailableFactor[] = [
  { kind: 'code', channel: 'sms', destination },
  { kind: 'code', channel: 'whatsapp', destination },
  { kind: 'passkey' },
];

interface Seed {
  factors?: readonly AvailableFactor[];
  view?: SecondFactorView;
  answers?: Partial<Provider>;
}

/** A sign-in that waits for a second factor. */
const asked = ({ factors = [{ kind: 'app' }], view = 'app', answers }: Seed = {}) =>
  withStore(
    config,
    (store) => {
      store.set(signInEndAtom, { finish: () => undefined, back: () => undefined });
      store.set(canGoBackAtom, true);
      store.set(pendingProofAtom, { userId: 'user-1', factors });
      store.set(viewAtom, view);
      const target = { channel: 'sms', destination, isOwn: true } as const;
      if (view === 'passcode') store.set(acceptPasscodeAtom, { methodId: 'method-1', answer: {} }, target);
    },
    answers,
  );

export const AppCode: Story = { decorators: [asked()] };
export const EveryWay: Story = { decorators: [asked({ factors: [{ kind: 'app' }, ...others] })] };
export const WithoutApp: Story = { decorators: [asked({ factors: others, view: 'methods' })] };
/** A user whose only second factor is a passkey, in a browser without passkeys. */
export const NoMethodHere: Story = { decorators: [asked({ factors: [], view: 'methods' })] };
export const Passcode: Story = {
  decorators: [asked({ factors: others, view: 'passcode' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox')).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [withStore(config, () => undefined, { ownFactors: pendingForEver })],
};
export const Unreachable: Story = {
  decorators: [withStore(config, () => undefined, { ownFactors: async () => failed({ type: 'unreachable' }) })],
  play: async ({ canvasElement, loaded }) => {
    const says = wordsOf(loaded)(unreachableMessages)('error.unreachable');
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(says));
  },
};

/** The session has ended before the second factor was proved. */
export const SessionEnded: Story = {
  decorators: [asked({ answers: { authenticateTotp: async () => failed({ type: 'session_not_found' }) } })],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    const says = wordsOf(loaded)(errorMessages)('error.session_not_found');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(says));
    await expect(canvas.getByRole('button', { name: wordsOf(loaded)(coreMessages)('core.tryAgain') })).toBeVisible();
  },
};

const refusing = (type: 'unable_to_authenticate_totp' | 'totp_code_already_authenticated'): Story => ({
  decorators: [asked({ answers: { authenticateTotp: async () => failed({ type }) } })],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: wordsOf(loaded)(stepUpMessages)('stepUp.appCode') }),
      '123456',
    );
    const says = wordsOf(loaded)(errorMessages)(`error.${type}`);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(says));
    // The time to the next code differs in each picture.
    canvasElement.querySelector('[role=timer]')?.remove();
  },
});
export const WrongCode = refusing('unable_to_authenticate_totp');
export const UsedCode = refusing('totp_code_already_authenticated');

export const Verifying: Story = {
  decorators: [asked({ factors: [{ kind: 'app' }, ...others], answers: { authenticateTotp: pendingForEver } })],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '123456');
  },
};

export const Recovery: Story = { decorators: [asked()], render: () => <RecoveryCode /> };
export const WrongRecoveryCode: Story = {
  ...Recovery,
  decorators: [asked({ answers: { recoverTotp: async () => failed({ type: 'unable_to_authenticate_totp' }) } })],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'aaaa-bbbb-cccc{Enter}');
    const says = wordsOf(loaded)(errorMessages)('error.unable_to_authenticate_totp');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(says));
  },
};

export const SetUp: Story = {
  decorators: [withStore(config)],
  render: () => <SecondFactorConfirmation />,
};
