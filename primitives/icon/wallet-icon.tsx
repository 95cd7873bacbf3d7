import { draw } from './draw';

/** A purse. In a file of its own, because most pages have no wallets. */
export function WalletIcon() {
  return draw(
    <>
      <path d="M16 6V4.4A1.4 1.4 0 0 0 14.6 3H4.6a1.8 1.8 0 0 0 0 3.6H16a1.6 1.6 0 0 1 1.6 1.6v7.2A1.6 1.6 0 0 1 16 17H4.8a2 2 0 0 1-2-2V4.8" />
      <path d="M13.6 11.8v.1" />
    </>,
  );
}
