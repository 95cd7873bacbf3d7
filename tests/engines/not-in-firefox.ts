/** The tests that cannot be run in Firefox by WebDriver BiDi, by title, each with its reason. */
export const notInFirefox: readonly (readonly [title: RegExp, why: string])[] = [
  [/^nothing shifts on Main/, 'Firefox reports no layout shifts'],
  [
    /and is redirected with a code|^going back after the answer|usable again after Back|has a Back to the page before it/,
    'the driver does not go back over what replaced a page, or to one that is kept',
  ],
  [/^One Tap, (?:embedded|floatingOrEmbedded)/, 'Firefox has no FedCM, so the prompt is elsewhere'],
  [/^a user skips, and manages/, 'the driver itself fails there, in Realm.sys.mjs'],
  [/^what (?:can be seen through and )?lies over Allow/, 'Firefox has no Intersection Observer v2'],
  [/^a visitor chooses a tab and goes back, in|^a tap on Allow/, 'the driver taps nothing: the page sees no event'],
  [/^recovery codes are copied/, 'the driver tells of no download, and styles a page that it takes a picture of'],
  [/^a denial that is answered with an address/, 'the driver waits for a navigation that ends without content'],
  [/^a long paste/, 'the driver types a paste key by key'],
];

/** The messages of Firefox or its driver about itself, in pages that do nothing wrong. */
export const saidByFirefox: readonly RegExp[] = [
  // It requests a favicon under any policy of the page, and then blocks it.
  /favicon\.ico/,
  // The provider's client, of a request that ended because the page was left.
  /^console error: \[Stytch\]/,
  // An error that a page logs as an object comes without its words.
  /^console error: Error$/,
];
