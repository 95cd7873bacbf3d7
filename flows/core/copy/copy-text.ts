/** Copies a text, and tells whether that was done. Without the clipboard's permission the older way of browsers is taken. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', copy, true);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', copy, true);
  }
}
