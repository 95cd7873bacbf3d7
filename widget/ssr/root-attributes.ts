import { coreMessages } from '../../flows/core/words/core.messages';
import type { Locale } from '../../flows/core/words/locale';
import { localeAtom, sayAtom } from '../../flows/core/words/words.atoms';
import type { ThemeOption } from '../../tokens/theme';
import type { Store } from '../../flows/core/host/host.atoms';
import { serverFunctions } from './server-functions';

/** The attributes of a server-rendered root. */
export interface RootAttributes {
  className: string;
  lang?: string;
  dir?: Locale['dir'];
  /** The label of a button whose form was submitted before hydration. */
  'data-sending'?: string;
}

/** The attributes of the root of a widget whose language and theme are loaded. */
export function rootAttributes(store: Store, theme: ThemeOption | undefined): RootAttributes {
  const { tag, dir } = store.get(localeAtom);
  return {
    className: ['vestibule', serverFunctions.sheetOf?.(theme).className].filter(Boolean).join(' '),
    lang: tag,
    dir,
    'data-sending': store.get(sayAtom)(coreMessages)('core.sending'),
  };
}
