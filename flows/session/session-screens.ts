export { greetAtom } from './greet.atoms';
export { SessionConfirmation } from './session-confirmation.screen';
export { SessionGreeting } from './session-greeting.screen';
