/** The condition that a whole run is under (`test:long`): in a shadow root, under the strict policy, in StrictMode, by another entry, on an older React or client, on a phone by finger. */
export const condition = process.env['VESTIBULE_CONDITION'];

/** The engine that a whole run is in: Debian's Chromium, or its Firefox (`test:long`). */
export const engine = process.env['VESTIBULE_ENGINE'] ?? 'chromium';

/** The reason to skip a test that fetches a module again (`docs/contributing/engines.md`). */
export const noSecondFetch = 'the browser does not fetch a module again that failed';
