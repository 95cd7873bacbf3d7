export {
  defineVestibuleElements,
  type VestibuleElement,
  type VestibuleElementEventMap,
  type VestibuleElementName,
  type VestibuleElements,
} from './define-elements';
