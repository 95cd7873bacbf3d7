/** The words of the guard of a session. */
export const sessionGuardMessages = {
  'guard.warningTitle': 'Are you still there?',
  'guard.endsIn': 'You will be logged out in {time}.',
  'guard.stay': 'Stay logged in',
  'guard.logOut': 'Log out',
  'guard.endedTitle': 'You were logged out',
  'guard.endedText': 'Log in again to go on where you were. Nothing on this page was lost.',
  'guard.reload': 'Reload the page',
} as const;
