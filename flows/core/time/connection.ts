/** Tells whether the connection is slow or to be spared, as far as the browser says (Network Information API). */
export function isConnectionSlow(): boolean {
  const connection: { effectiveType?: unknown; saveData?: unknown } | undefined = Reflect.get(navigator, 'connection');
  const type = connection?.effectiveType;
  return type === 'slow-2g' || type === '2g' || connection?.saveData === true;
}
