export { mainPartsAtom, nextPartsAtom } from './main.parts';
export { MainScreen } from './main.screen';
