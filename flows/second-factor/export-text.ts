import { unrecorded } from '../../primitives/secrets';
import type { Locale } from '../core/words/locale';

/** Has the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has started; browsers read the file at once, and keep nothing of the address.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/**
 * Prints a title and secret lines on a page of their own, in the language of the title: nothing of the host's page is
 * printed, and nothing needs a style. The page is removed once it is printed, or with the signal, or when the user leaves.
 */
export function printLines(
  title: string,
  lines: readonly string[],
  { tag, dir }: Pick<Locale, 'tag' | 'dir'>,
  signal: AbortSignal,
): void {
  const frame = document.createElement('iframe');
  // Out of sight, but rendered: Firefox prints nothing of a frame that is not.
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0', visibility: 'hidden' });
  frame.setAttribute('aria-hidden', 'true');
  const marks = unrecorded('');
  for (const [name, value] of Object.entries(marks)) frame.setAttribute(name === 'className' ? 'class' : name, value);
  frame.tabIndex = -1;
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) return frame.remove();
  const heading = page.document.createElement('h1');
  heading.textContent = title;
  const list = page.document.createElement('ol');
  for (const line of lines) {
    // The number of a line is where the language begins, and the line itself is from left to right in each.
    const item = page.document.createElement('li');
    const isolated = page.document.createElement('bdi');
    isolated.dir = 'ltr';
    isolated.textContent = line;
    item.append(isolated);
    list.append(item);
  }
  Object.assign(page.document.documentElement, { lang: tag, dir });
  // Some systems show soft hyphens in a title, which is never broken.
  page.document.title = title.replaceAll('\u00ad', '');
  page.document.body.append(heading, list);
  // Some browsers print nothing here, and send no event.
  const ending = new AbortController();
  const remove = () => {
    ending.abort();
    frame.remove();
  };
  page.addEventListener('afterprint', remove);
  addEventListener('pagehide', remove, { signal: ending.signal });
  signal.addEventListener('abort', remove, { signal: ending.signal });
  page.print();
}

/** The name of the file of recovery codes: the project's name, in letters that every system takes in a file's name. */
export function fileNameOf(project: string): string {
  const name = project
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${name ? `${name}-` : ''}recovery-codes.txt`;
}
