import { mkdirSync, writeFileSync } from 'node:fs';
import { addAuthenticator } from '../support/authenticator';
import { test as base } from '../support/fixtures';
import { addEthereumWallet } from '../support/wallets';
import type { Walker } from './walker';

/** The words of a browser, and of the provider's client, about what a walk provokes on purpose. */
const provoked = [
  /Failed to load resource|blocked by CORS policy|net::ERR|CORS|dynamically imported/,
  /Vestibule: consentManifest has no words for/,
  /background refresh|No code verifier|\[Stytch\] Stytch\w*Error|Unable to retrieve RBAC policy/,
];

/** A test that walks. However it ends, its ways are kept in `dist/walks/`, where `npm run walk:draw` renders them together. */
export const test = base.extend<{ walker: Walker }>({
  walker: async ({ page, world, control, watch }, provide, { title }) => {
    provoked.forEach(watch.allow);
    const walker: Walker = {
      page,
      control,
      watch,
      host: world.host,
      wallet: await addEthereumWallet(page, { announce: { name: 'Robin', rdns: 'org.robin' } }),
      authenticator: await addAuthenticator(page),
      start: '',
      place: '',
      action: '',
      pressed: new Set(),
      shownAtAllow: new Set(),
      ways: new Map(),
      judged: new Set(),
      steps: 0,
    };
    await page.exposeFunction('notePress', (name: string, shown: string) => {
      walker.pressed.add(name);
      if (name === 'Allow') walker.shownAtAllow.add(shown);
    });
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        const button = target instanceof Element && target.closest('button');
        const shown = document.querySelector<HTMLElement>('.vestibule')?.innerText;
        if (button) Reflect.get(window, 'notePress')(button.getAttribute('aria-label') ?? button.textContent, shown);
      };
      addEventListener('click', note, { capture: true });
    });
    await provide(walker);
    keep(walker, title);
  },
});

function keep({ steps, ways }: Walker, title: string): void {
  mkdirSync('dist/walks', { recursive: true });
  const text = JSON.stringify({ title, steps, ways: Object.fromEntries([...ways].toSorted()) }, undefined, 2);
  writeFileSync(`dist/walks/${Date.now()}.json`, `${text}\n`);
}
