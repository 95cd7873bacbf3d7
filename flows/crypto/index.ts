export { WalletOptions } from './wallet-options';
