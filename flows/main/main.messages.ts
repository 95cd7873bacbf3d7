/** The words of Main; its forms have their own. */
export const mainMessages = {
  'main.title': 'Sign up or log in',
  'main.loginTitle': 'Log in',
} as const;
