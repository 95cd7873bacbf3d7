import type { Provider } from '../../flows/core/provider/provider';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { withSection } from '../host/developer-warning';
import { asObject } from '../host/untyped';
import type { Mistake } from '../mistakes/mistake';
import type { WidgetOptions } from '../options';
import { connectionMistake } from './connection-mistakes';
import { contrastMistakes } from './contrast-mistakes';
import { lateClientMistake } from './late-client-mistakes';
import { linkMistakes } from './link-mistakes';
import { numberMistakes } from './number-mistakes';
import { overview } from './overview';

export { stringMistakes } from './string-mistakes';
export { themeNameMistakes } from './theme-mistakes';

const shown = new Set<string>();

/**
 * Reports the mistakes that are only reported on the developer's own machine, and shows the facts that the widget
 * detects (B-DEV-1, B-DEV-2).
 */
export function inspect(start: ScreenName, options: WidgetOptions, report: (mistake: Mistake) => void): void {
  [...numberMistakes(options), ...contrastMistakes(options.theme)].forEach(report);
  // In the group, and not a warning: a page may mount the callback itself when a token is in its address.
  const links = linkMistakes(start, options, location.href);
  show([
    ...overview(start, options, location.href),
    ...links.map(({ sentence, section }) => withSection(sentence, section)),
  ]);
}

/** The clients that were inspected: once for all widgets of a page. */
const inspected = new WeakSet<object>();

/**
 * Reports to the developer why the project's settings could not be loaded, if they could not (B-DEV-4): there is no
 * client, or a mistake in the connection.
 */
export async function inspectConnection(
  provider: Pick<Provider, 'bootstrap'>,
  { client }: Pick<WidgetOptions, 'client'>,
  report: (mistake: Mistake) => void,
): Promise<void> {
  // A host without types may have passed no client, or a string.
  if (asObject(client) !== client || inspected.has(client)) return;
  inspected.add(client);
  if (await provider.bootstrap.load()) return;
  const mistake = (await lateClientMistake(client)) ?? (await connectionMistake(client));
  if (mistake) report(mistake);
}

/** Shows the group, once for the page. */
function show(lines: readonly string[]): void {
  const [title = '', ...rest] = lines;
  if (shown.has(lines.join('\n'))) return;
  shown.add(lines.join('\n'));
  /* oxlint-disable no-console -- the developer's console is where this belongs */
  console.groupCollapsed(title);
  for (const line of rest) console.info(line);
  console.groupEnd();
  /* oxlint-enable no-console */
}
