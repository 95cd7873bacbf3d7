import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { failed, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { adasFactors } from '../core/testing/fake-provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { coreMessages } from '../core/words/core.messages';
import { logInMessages } from '../core/words/late.messages';
import { hostStepUp, wantedStrengthAtom, type WantedStrengthOptions } from './host-step-up.actions';
import { StepUp } from './host-step-up.screen';

const config: Config = { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } };

const meta = { title: 'Screens/StepUp of a host', component: StepUp } satisfies Meta<typeof StepUp>;
export default meta;
type Story = StoryObj<typeof meta>;

const started = (answers: Partial<Provider> = {}, wanted: WantedStrengthOptions['stepUpOptions'] = {}) =>
  withStore(
    config,
    (store) => {
      store.set(wantedStrengthAtom, wanted);
      void store.set(hostStepUp.loadAtom);
    },
    answers,
  );

const isConfirmed: Story['play'] = async ({ canvasElement, loaded }) => {
  const name = wordsOf(loaded)(logInMessages)('core.successTitle');
  await expect(await within(canvasElement).findByRole('heading', { name })).toBeInTheDocument();
};

const buttonComes =
  (id: 'core.tryAgain' | 'core.cancel'): Story['play'] =>
  async ({ canvasElement, loaded }) => {
    const name = wordsOf(loaded)(coreMessages)(id);
    await expect(await within(canvasElement).findByRole('button', { name })).toBeInTheDocument();
  };

export const Loading: Story = { decorators: [started({ checkSession: pendingForEver })] };
export const Asked: Story = {
  decorators: [started({ ownFactors: async () => succeeded({ ...adasFactors, socials: ['google'] }) })],
  play: buttonComes('core.cancel'),
};
export const NoWay: Story = {
  decorators: [
    started({ ownFactors: async () => succeeded({ ...adasFactors, phones: [] }) }, { groups: 2, maxAgeMinutes: 5 }),
  ],
  play: buttonComes('core.cancel'),
};
export const Confirmed: Story = {
  decorators: [
    started({
      ownFactors: async () =>
        succeeded({ ...adasFactors, held: [{ method: 'email', group: 'email', provenAt: Date.now() }] }),
    }),
  ],
  play: isConfirmed,
};
export const Leaving: Story = {
  decorators: [
    started({
      ownFactors: async () => succeeded({ ...adasFactors, emails: [], phones: [], socials: ['google', 'github'] }),
      startOAuth: pendingForEver,
    }),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Google/ }));
    await expect(within(canvasElement).getByRole('button', { name: /GitHub/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Unreachable: Story = {
  decorators: [started({ checkSession: async () => failed({ type: 'unreachable' }) })],
  play: buttonComes('core.tryAgain'),
};
export const OtherAccount: Story = {
  decorators: [started({ ownFactors: async () => failed({ type: 'other_account' }) })],
  play: buttonComes('core.cancel'),
};
