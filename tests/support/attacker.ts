import { createServer } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { headlessChromiumPath } from '../../scripts/chromium.mjs';

/** A site of an attacker, and a browser that finds it by its name. */
export interface Attacker {
  browser: Browser;
  /** The origin of the attacker's pages: not one of this machine's by its name. */
  origin: string;
  /** A host name of the attacker's that resolves to this machine. */
  rebound: string;
  close(): Promise<void>;
}

const names = { site: 'attacker.example', rebound: 'rebound.example' };

/** Serves an empty page of another site. */
export async function startAttacker(): Promise<Attacker> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Attacker</title>'),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const rules = Object.values(names).map((name) => `MAP ${name} 127.0.0.1`);
  const executablePath = headlessChromiumPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=${rules.join(',')}`],
  });
  return {
    browser,
    origin: `http://${names.site}:${port}`,
    rebound: names.rebound,
    close: async () => {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
