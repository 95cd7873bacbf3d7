import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';

/** The environment that pixels depend on: the browser and the fonts. Another machine's differ, and cannot be compared. */
export function environmentOf(browserVersion: string): string {
  const { stdout } = spawnSync('fc-list', ['--format', '%{family}|%{style}|%{fontversion}\n'], { encoding: 'utf8' });
  const fonts = (stdout ?? '').split('\n').toSorted().join('\n');
  return `Chromium ${browserVersion}, fonts ${createHash('sha256').update(fonts).digest('hex').slice(0, 12)}`;
}
