import type { ScreenName } from '../../flows/core/screen/screen-name';
import type { WidgetOptions } from '../options';
import { contrastMistakes } from './contrast-mistakes';
import { linkMistakes } from './link-mistakes';
import { overview } from './overview';

const shown = new Set<string>();

/** Tells the developer of mistakes that only their own machine is told of, and shows what the widget sees (B-DEV-1, B-DEV-2). */
export function inspect(start: ScreenName, options: WidgetOptions, tell: (sentence: string) => void): void {
  contrastMistakes(options.theme).forEach(tell);
  // In the group, and no warning: a page may mount the callback itself where a token is in its address.
  show([...overview(start, options, location.href), ...linkMistakes(start, options, location.href)]);
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
