import { reportAtom } from '../../flows/core/host/host.atoms';
import { WidgetError } from '../../flows/core/provider/widget-error';
import { developerWarning } from '../developer-warning';
import type { Store } from '../mount-definition';

/** Tells a host of a mistake, through `onError`. */
export const reportMistake = (store: Store, sentence: string) =>
  store.set(reportAtom, new WidgetError('configuration', 'configuration', sentence));

/** Tells the developer of a mistake, once for the page: in the console, and through `onError`. */
export function tellMistake(store: Store, sentence: string): void {
  if (developerWarning(sentence)) reportMistake(store, sentence);
}
