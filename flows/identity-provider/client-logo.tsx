import { Logo } from '../../primitives/logo';
import { safeLogo } from './safe-logo';

/** The logo of whoever asks, if its address is one that may be asked for a picture. Their name stands beside it. */
export function ClientLogo({ address }: { address: string }) {
  const src = safeLogo(address);
  return src ? <Logo src={src} alt="" /> : null;
}
