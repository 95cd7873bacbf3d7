import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { adasApp } from '../core/testing/fake-provider';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { RecoveryCodes, SecondFactorSetup } from './setup.screens';
import { canGoBackAtom } from './second-factor.atoms';
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

const showsPicture: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('img')).toBeVisible();
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
