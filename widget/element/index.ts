export { defineVestibuleElements, type VestibuleElement, type VestibuleElementName } from './define-elements';
