export { mainPrefetchAtom, mainPreloadsAtom } from './main.atoms';
export { MainScreen } from './main.screen';
