/** The titles of screens on which nothing is left to be done. */
export const endTitles = ['Success!', 'Access denied', 'Logged out', 'Still logged in'];
