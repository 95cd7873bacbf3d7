export { Countdown, type CountdownProps } from './countdown';
export { formatRemaining } from './format-remaining';
