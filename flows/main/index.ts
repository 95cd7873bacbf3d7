export { mainPartsAtom } from './main.parts';
export { MainScreen } from './main.screen';
