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

/** Prints a title and lines on a page of their own: nothing of the host's page is printed, and nothing needs a style. */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  // Out of sight, but rendered: Firefox prints nothing of a frame that is not.
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0', visibility: 'hidden' });
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) return frame.remove();
  const heading = page.document.createElement('h1');
  heading.textContent = title;
  const list = page.document.createElement('ol');
  for (const line of lines) {
    const item = page.document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  page.document.title = title;
  page.document.body.append(heading, list);
  page.addEventListener('afterprint', () => frame.remove());
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
