export { contactAtom, contactsAtom } from './methods.atoms';
export { mainPrefetchAtom, mainPreloadsAtom } from './main.atoms';
export { Main } from './main.screen';
