import { afterAll, expect } from 'vitest';
import { offerAutofill } from '../../flows/passkey/webauthn-queue';

/** Longer than the pause of the offers after a passkey was made or used, in milliseconds. */
const longest = 3_000;

// The files of a worker share their modules, and a page has one passkey ceremony at a time: one that a file leaves pending
// keeps every offer of the files after it waiting.
afterAll(async () => {
  const isIdle = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, longest, false);
    offerAutofill(async () => {
      clearTimeout(timer);
      resolve(true);
      return true;
    });
  });
  expect(isIdle, 'this file leaves no passkey ceremony pending: let its time pass').toBe(true);
});
