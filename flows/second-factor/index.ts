export { askSecondFactorAtom } from './ask-second-factor.actions';
export { secondFactor, secondFactorScreens } from './second-factor.lazy';
export type { secondFactorMessages } from './second-factor.messages';
