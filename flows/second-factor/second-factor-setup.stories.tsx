import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { adasApp } from '../core/testing/fake-provider';
import { wordsOf } from '../core/testing/words-of';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { stepUpMessages } from '../step-up';
import { RecoveryCodes, SecondFactorSetup } from './setup.screens';
import { canGoBackAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';
import { recoveryCodes, recoveryLinesAtom, setup } from './setup.actions';

const meta = { title: 'Screens/SecondFactorSetup', component: SecondFactorSetup } satisfies Meta<
  typeof SecondFactorSetup
>;
export default meta;
type Story = StoryObj<typeof meta>;

const configOf = (when: 'offer' | 'required'): Config => ({ products: ['passwords'], secondFactorOptions: { when } });

const settingUp = (when: 'offer' | 'required', answers: Partial<Provider> = {}) =>
  withStore(
    configOf(when),
    (store) => {
      store.set(signInEndAtom, { finish: () => undefined, back: () => undefined });
      store.set(canGoBackAtom, true);
      void store.set(setup.loadAtom);
    },
    answers,
  );

const showsPicture: Story['play'] = async ({ canvasElement, loaded }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('img')).toBeVisible();
  // The key has a label like the code's.
  const key = canvas.getByText(wordsOf(loaded)(secondFactorMessages)('secondFactor.setupKey'));
  const code = canvas.getByText(wordsOf(loaded)(stepUpMessages)('stepUp.appCode'));
  await expect(getComputedStyle(key).font).toBe(getComputedStyle(code).font);
  await expect(getComputedStyle(key).color).toBe(getComputedStyle(code).color);
};

export const Offered: Story = { decorators: [settingUp('offer')], play: showsPicture };
export const Required: Story = { decorators: [settingUp('required')], play: showsPicture };
export const Loading: Story = { decorators: [settingUp('required', { createTotp: pendingForEver })] };
export const NotBegun: Story = {
  decorators: [settingUp('required', { createTotp: async () => failed({ type: 'unreachable' }) })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const Codes: Story = {
  decorators: [
    withStore(configOf('required'), (store) => store.set(recoveryLinesAtom, adasApp.recoveryCodes.join('\n'))),
  ],
  render: () => <RecoveryCodes />,
};
export const CodesNotRead: Story = {
  decorators: [
    withStore(configOf('required'), (store) => void store.set(recoveryCodes.loadAtom), {
      recoveryCodes: async () => failed({ type: 'unreachable' }),
    }),
  ],
  render: () => <RecoveryCodes />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
