/** The address of Ada, whom the provider knows. */
export const email = 'ada@example.com';

/** The address of a user whom the provider knows only where a walk begins with them. */
export const newcomer = 'new@example.com';

/** The password of the walk: wherever it is found but in its field, it has leaked. */
export const secret = 'correct horse battery staple 47!';

/** The number that texts go to. */
export const phone = '4155550132';
