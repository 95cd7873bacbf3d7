import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import type { Config } from '../core/config/config';
import type { ErrorType } from '../core/provider/errors';
import type { Wallet } from '../core/provider/wallet-calls';
import type { Provider } from '../core/provider/provider';
import { fakeWallet } from '../core/testing/fake-wallet';
import { withStore } from '../core/testing/with-store';
import {
  CryptoConfirmation,
  CryptoConnect,
  CryptoError,
  CryptoOtherScreen,
  CryptoSetupWallet,
  CryptoSignMessage,
} from './crypto.screens';
import { type CryptoState, cryptoStateAtom } from './crypto.atoms';
import { WalletOptions } from './wallet-options';

const Show = ({ screen }: { screen: ComponentType }) => createElement(screen);
const meta = { title: 'Screens/Crypto', component: Show } satisfies Meta<typeof Show>;
export default meta;
type Story = StoryObj<typeof meta>;

const config: Config = { products: ['crypto'] };
const every = (['google', 'microsoft', 'apple', 'github', 'facebook'] as const).map((type) => ({ type }));
const wallet = fakeWallet();
const address = `0x${'ab'.repeat(20)}`;
const many: Wallet[] = [
  'phantom',
  'coinbase',
  'metamask',
  undefined,
  'ethereum-wallet',
  'solana-wallet',
  undefined,
].map((option, index) => ({
  ...wallet,
  id: `wallet-${index}`,
  name: `Wallet number ${index}`,
  ...(option ? { option: option as NonNullable<Wallet['option']> } : { option: undefined }),
})) as Wallet[];
const having = (wallets: Wallet[]): Partial<Provider> => ({
  watchWallets: (onChange) => {
    onChange(wallets);
    return () => undefined;
  },
});
const state = (screen: ComponentType, given: CryptoState): Story => ({
  args: { screen },
  decorators: [withStore(config, (store) => store.set(cryptoStateAtom, given))],
});

export const OnMain: Story = {
  args: { screen: WalletOptions },
  decorators: [withStore(config, undefined, having(many))],
};
const marked: Wallet[] = (['phantom', 'binance', 'coinbase', 'metamask'] as const).map((option) => ({
  ...wallet,
  id: option,
  option,
}));
/** Each wallet has our mark, because none announces an icon of its own. */
export const Marks: Story = {
  args: { screen: WalletOptions },
  decorators: [withStore(config, undefined, having(marked))],
};
export const OthersWithMarks: Story = {
  args: { screen: CryptoOtherScreen },
  decorators: [
    withStore(
      { ...config, products: ['crypto', 'oauth'], oauthOptions: { providers: every } },
      undefined,
      having([
        { ...wallet, id: 'vessel', option: 'vessel' },
        { ...wallet, id: 'ethereum', option: 'ethereum-wallet' },
        { ...wallet, id: 'solana', option: 'solana-wallet' },
        { ...wallet, id: 'robin', option: undefined, name: 'Robin' },
      ]),
    ),
  ],
};
export const Others: Story = {
  args: { screen: CryptoOtherScreen },
  decorators: [withStore(config, undefined, having(many))],
};
export const NoneFound: Story = {
  args: { screen: CryptoOtherScreen },
  decorators: [withStore(config, undefined, having([]))],
};
export const SetUp: Story = { args: { screen: CryptoSetupWallet }, decorators: [withStore(config)] };
export const Connecting = state(CryptoConnect, { status: 'connecting', wallet, isQuiet: false });
export const ConnectingQuietly = state(CryptoConnect, { status: 'connecting', wallet, isQuiet: true });
export const Challenging = state(CryptoSignMessage, { status: 'challenging', wallet, address, isSlow: false });
export const ChallengingSlowly = state(CryptoSignMessage, { status: 'challenging', wallet, address, isSlow: true });
export const Signing = state(CryptoSignMessage, { status: 'signing', wallet, address, isQuiet: false });
export const SigningQuietly = state(CryptoSignMessage, { status: 'signing', wallet, address, isQuiet: true });
export const Verifying = state(CryptoSignMessage, { status: 'verifying', wallet, address, isSlow: false });
export const VerifyingSlowly = state(CryptoSignMessage, { status: 'verifying', wallet, address, isSlow: true });
const failing = (type: ErrorType) => state(CryptoError, { status: 'failed', wallet, error: { type } });
export const Declined = failing('cancelled');
export const AlreadyOpen = failing('wallet_busy');
export const OtherAccount = failing('wallet_account');
export const OtherSite = failing('wallet_site');
export const Failed = failing('wallet_failed');
export const Unreachable = failing('unreachable');
export const Confirmed: Story = { args: { screen: CryptoConfirmation }, decorators: [withStore(config)] };
