import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of this machine's Chromium; `CHROMIUM` names another. Debian's package puts it at the first place. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  return places.find((place) => existsSync(place)) ?? '/usr/bin/chromium';
}
