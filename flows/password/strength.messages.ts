/**
 * The words about how good a new password is (B-PASS-7). "Must contain {count} of" is the product's own; it
 * means at least so many, and the other languages say so.
 */
export const strengthMessages = {
  'strength.label': 'Password strength',
  'strength.weak': 'Weak',
  'strength.fair': 'Fair',
  'strength.good': 'Good',
  'strength.strong': 'Strong',
  'strength.breached':
    'This password may have been used on a different site that experienced a security issue. Please choose another password.',
  'strength.characters': {
    one: 'Must be at least {count} character long',
    other: 'Must be at least {count} characters long',
  },
  'strength.complexity': {
    one: 'Must contain {count} of the following: uppercase letter, lowercase letter, number, symbol',
    other: 'Must contain {count} of the following: uppercase letter, lowercase letter, number, symbol',
  },
  'strength.met': '(Met)',
  'strength.notMet': '(Not met)',
  'strength.checking': 'Checking your password...',
  'strength.unchecked': "We couldn't check your password. Check your connection and keep typing to try again.",
  'strength.notYet': 'Choose a stronger password to continue.',
  'strength.announced': 'Password strength: {word}.',
} as const;
