import type { Page } from '@playwright/test';
import type { WidgetOptions } from '../../widget';

/** A login by e-mail code. */
export const codeProps = { config: { products: ['otp'], otpOptions: { methods: ['email'] } } };

/** A login by magic link. */
export const linkProps: Pick<WidgetOptions, 'config'> = { config: { products: ['emailMagicLinks'] } };

/** The events the host heard so far. */
export function eventTypes(page: Page): Promise<string[]> {
  return page.evaluate(() => window.vestibule.events.map(({ type }) => type));
}

/** The errors that the host has received: operation and type. Throws for a value that is no `Error`. */
export function failures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.vestibule.errors.map((error) => {
      if (!(error instanceof Error)) throw new Error(`The host was given what is no Error: ${String(error)}`);
      return `${Reflect.get(error, 'operation')} ${Reflect.get(error, 'type')}`;
    }),
  );
}
