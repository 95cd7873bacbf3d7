// The code that no form for a password needs before its first rating.
export { MeteredStrength } from './metered-strength';
export { announceStrengthAtom } from './strength-words';
