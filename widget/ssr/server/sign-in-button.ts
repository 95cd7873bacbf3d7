import { english } from '../../../flows/core/words/locale';
import { knownLocale } from '../loaded-locales';
import type { WidgetOptions } from '../../options';
import { labelInLocale } from '../../sign-in/label-in-locale';
import { escapeText } from './render';

/**
 * Renders `<vestibule-sign-in-button>`, which the browser's element takes over. The same bytes for the same options.
 * @param label the words on it. Default: "Log in" in the language of the options
 */
export function renderSignInButton(
  { strings, locale }: Pick<WidgetOptions, 'strings' | 'locale'> = {},
  label = '',
): string {
  const words = escapeText(labelInLocale(knownLocale(locale) ?? english, strings));
  const button = `<button type="button" part="button"><slot>${words}</slot></button>`;
  return `<vestibule-sign-in-button><template shadowrootmode="open" shadowrootdelegatesfocus>${button}</template>${escapeText(label)}</vestibule-sign-in-button>`;
}
