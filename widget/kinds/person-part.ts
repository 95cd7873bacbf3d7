import { signedInAtom } from '../../flows/core/provider/person.atoms';
import type { Part, Store } from '../widget';
import { settledPart } from './settled-part';

/** Whether somebody is signed in, where the first screen depends on it: a remembered session is waited for. */
export const personPart = (store: Store): Part => settledPart(store, signedInAtom, 'unknown');
