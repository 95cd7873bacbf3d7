import { fetchCode } from '../flows/core/lazy/fetch-code';

/** Whether another site holds this page in a frame. Most pages are in none, and never fetch what tells whose it is. */
export async function isInForeignFrame(allowed: readonly string[]): Promise<boolean> {
  if (window.top === window.self) return false;
  const code = await fetchCode(() => import('./frame-ancestors'));
  return !code.ok || code.value.hasForeignAncestor(allowed);
}
