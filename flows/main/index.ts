export { contactAtom, contactsAtom } from './contacts.atoms';
export { mainPrefetchAtom, mainPreloadsAtom } from './main.atoms';
export { Main } from './main.screen';
