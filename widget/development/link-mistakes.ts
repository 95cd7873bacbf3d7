import { isRecord } from '../../flows/core/provider/record';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { type Mistake, mistake } from '../mistakes/mistake';
import { redirectURLs } from '../mistakes/value-mistakes';
import type { WidgetOptions } from '../options';

/** Tells whether a mount finishes the links that lead to its page. */
export const finishesLinks = (start: ScreenName, options: object) =>
  start === 'CallbackAuthenticate' || start === 'PasswordResetForm' || Reflect.get(options, 'callback') === true;

/** The redirect URLs that lead back to the same log-in, which does not finish links (B-DEV-3). */
export function linkMistakes(start: ScreenName, options: WidgetOptions, here: string): Mistake[] {
  if (start !== 'Main' || finishesLinks(start, options) || !isRecord(options.config)) return [];
  return redirectURLs(options.config)
    .filter(([, url]) => isSamePage(url, here))
    .map(([path]) =>
      mistake(
        'leads-to-this-page-and-its-log-in-does-not-finish-links',
        `${path} leads to this page, and its log-in does not finish links: a visitor who follows one would see the form again, unless the page mounts the callback where a token is in its address. Give \`callback: true\`, or the address of a page with mountCallback.`,
      ),
    );
}

/**
 * Tells whether an address is that of a page. A parameter that both have with different values identifies another page,
 * as in `/index.php?page=callback`. Any other parameter is ignored.
 */
export function isSamePage(url: unknown, here: string): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const [one, other] = [new URL(url), new URL(here)];
  const isOther = [...one.searchParams].some(([name, value]) => (other.searchParams.get(name) ?? value) !== value);
  return one.origin === other.origin && one.pathname === other.pathname && !isOther;
}
