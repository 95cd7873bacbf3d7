import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { expect } from './fixtures';

/** A user has an account, a stranger none. */
export type Kind = 'user' | 'stranger';

/** One log-in with a wrong code, as a visitor can see and measure it. */
export interface Attempt {
  /** The milliseconds from the press to the next screen, and from the last digit to the refusal. */
  sending: number;
  refusing: number;
  /** The words of the screen, with the address and the time taken out. */
  words: string;
  /** The screens and events that were reported to the host, and the requests to the provider, in order. */
  screens: readonly string[];
  events: readonly string[];
  requests: readonly string[];
}

/** The state of a page under measurement, beside its widget. */
interface MeasuredWindow {
  /** The longest delay of the provider's answers, in milliseconds; each is delayed by a part of it. */
  longestDelay: number;
  requests: string[];
}

/** Logs in with a wrong code, by hand, and answers with the words of the screen, the address and the time taken out. */
export async function attemptWrongCode(page: Page, address: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await expect(code).toBeVisible();
  await code.fill('000000');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const said = (await page.locator('.vestibule').first().innerText()).replaceAll(address, '{address}');
  return said.replaceAll(/\d:\d\d/g, '{time}');
}

/** Has the page, once it is opened, note its requests, and wait for the provider's answers as long as `longestDelay` says. */
export async function noteRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: MeasuredWindow = Object.assign(window, { longestDelay: 0, requests: [] });
    const send = window.fetch;
    window.fetch = async (input, options) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      measured.requests.push(`${options?.method ?? 'GET'} ${pathname}`);
      const answer = await send(input, options);
      if (measured.longestDelay > 0)
        await new Promise((resolve) => void setTimeout(resolve, Math.random() * measured.longestDelay));
      return answer;
    };
  });
}

/**
 * Logs in with a wrong code on Main, and goes back there. The page does all of it by itself, so that neither the test nor its
 * way to the browser is measured.
 */
export async function measureWrongCode(page: Page, address: string, longestDelay: number): Promise<Attempt> {
  const attempt = await page.evaluate(
    async ([address, longestDelay]) => {
      const measured = window as unknown as MeasuredWindow;
      const comes = <Found extends Element>(find: () => Found | null | undefined) =>
        new Promise<{ found: Found; at: number }>((resolve) => {
          const look = () => {
            const found = find();
            if (!found) return;
            observer.disconnect();
            resolve({ found, at: performance.now() });
          };
          const observer = new MutationObserver(look);
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
          look();
        });
      const field = (selector: string) => () => document.querySelector<HTMLInputElement>(selector);
      const button = (name: string) => () =>
        [...document.querySelectorAll('button')].find((one) => [one.textContent, one.ariaLabel].includes(name));
      const type = (element: HTMLInputElement, text: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      };
      type((await comes(field('input[type="email"]'))).found, address);
      const host = window.vestibule;
      const [screens, events] = [host.screens.length, host.events.length];
      measured.requests = [];
      measured.longestDelay = longestDelay;
      const next = await comes(button('Continue with email'));
      const pressedAt = performance.now();
      next.found.click();
      const code = await comes(field('[autocomplete="one-time-code"]'));
      const typedAt = performance.now();
      type(code.found, '000000');
      const refused = await comes(field('[autocomplete="one-time-code"][aria-invalid="true"]'));
      const words = document.querySelector<HTMLElement>('.vestibule')?.innerText ?? '';
      measured.longestDelay = 0;
      (await comes(button('Back'))).found.click();
      await comes(field('input[type="email"]'));
      return {
        sending: code.at - pressedAt,
        refusing: refused.at - typedAt,
        words: words.replaceAll(address, '{address}').replaceAll(/\d:\d\d/g, '{time}'),
        screens: host.screens.slice(screens),
        events: host.events.slice(events).map(({ type: name }) => name),
        requests: measured.requests,
      };
    },
    [address, longestDelay] as const,
  );
  return { ...attempt, requests: attempt.requests.filter(isOfLogIn) };
}

/** The requests of a log-in, in order: without those by which a page begins, and those of telemetry. */
export async function requestPaths(control: Control): Promise<string[]> {
  const paths = (await control.requests.list()).map(({ method, path }) => `${method} ${path}`);
  return paths.filter(isOfLogIn);
}

const isOfLogIn = (path: string) => !/\/events$|\/projects\/bootstrap\//.test(path);
