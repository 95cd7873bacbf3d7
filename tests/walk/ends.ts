/** The titles of screens on which nothing is left to be done. */
export const endTitles = ['Success!', 'You did not allow access', 'Logged out', 'Still logged in'];
