import { renderIcon } from '../icon/icons';
import { Logo, type LogoProps } from '../logo/logo';
import { arrow, mirroredIcon, pair } from './logo-pair.css';

export interface LogoPairProps {
  /** The logo at the start. */
  from: LogoProps;
  /** The logo at the end. */
  to: LogoProps;
}

/** Two logos, with an arrow from the first to the second: right, or left in a right-to-left language. */
export function LogoPair({ from, to }: LogoPairProps) {
  return (
    <div className={pair}>
      <Logo {...from} />
      <span className={arrow}>{renderIcon('M3 10h13.5M11 4.2 16.8 10 11 15.8', mirroredIcon)}</span>
      <Logo {...to} />
    </div>
  );
}
