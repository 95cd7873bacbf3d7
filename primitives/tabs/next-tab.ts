/** The tab that a key leads to, around the ends; nothing for a key that leads nowhere. Arrows point as the eye reads. */
export function nextTab(ids: readonly string[], current: string, key: string, isRtl: boolean): string | undefined {
  const steps: Record<string, number | undefined> = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 };
  const step = steps[key];
  if (step !== undefined) return ids.at((ids.indexOf(current) + step) % ids.length);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return undefined;
}
